import type { AttributeTable } from '../../widgets/shared/base/attributes.ts';
import type { TestContext } from '../fixtures/data/widget-context.ts';

/** Gives the element of the context the property `page`, which list elements have. */
export function withPage<T extends AttributeTable>(context: TestContext<T>): TestContext<T> {
  const { attributes, host } = context;
  Object.defineProperty(host, 'page', {
    get: () => Reflect.get(attributes.getState(), 'page'),
    set: (page) => attributes.setState({ ...attributes.getState(), page }),
  });
  return context;
}
