import type { attributes } from '../../../widgets/search/attributes.ts';
import { createSearchStore } from '../../../widgets/search/store.ts';
import type { AttributeValues } from '../../../widgets/shared/base/attributes.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';

/** A search box as its element creates it, in a browser with a stopped clock that does not navigate. */
export function aSearch(values: AttributeValues<typeof attributes> = { scope: 'all' }) {
  const context = aContext<typeof attributes>('creneau-search', values);
  const waiting: { readonly milliseconds: number; readonly work: () => void }[] = [];
  const gone: string[] = [];
  const store = createSearchStore(context, {
    after(milliseconds, work) {
      const job = { milliseconds, work };
      waiting.push(job);
      return () => {
        if (waiting.includes(job)) waiting.splice(waiting.indexOf(job), 1);
      };
    },
    goTo: (address) => gone.push(address),
  });
  return {
    context,
    store,
    /** The addresses visited. */
    gone,
    /** The pending timers. */
    waiting,
    /** Lets the pause after the last key pass. */
    pause: () => {
      for (const { work } of waiting.splice(0)) work();
    },
  };
}
