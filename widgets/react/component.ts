import {
  createElement,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { emit } from '../shared/page/emit.ts';
import { registry } from '../shared/page/registry.ts';
import { warnOfListener } from '../warn-of-listeners.ts';
import { LISTENERS } from './listeners.ts';

type Given = Readonly<Record<string, unknown>>;

interface Props extends Given {
  readonly ref?: Ref<HTMLElement>;
}

/** Props whose values are objects, and which React sets while it hydrates too. */
const REACTS = ['children', 'style', 'dangerouslySetInnerHTML'];

const EVENTS = new Map<string, string>(Object.entries(LISTENERS).map(([event, prop]) => [prop, event]));

/** Returns the event of a prop with a listener for one of ours: of `onOrder`, or of a plain tag's `oncreneau-order`. */
const eventOf = (prop: string) => EVENTS.get(prop) ?? (prop.startsWith('oncreneau-') ? prop.slice(2) : undefined);

/** Returns the React component of an element by its name without the prefix; it loads the element's code. */
export function component(name: string): (props: Props) => ReactNode {
  const tag = `creneau-${name}`;
  return function CreneauElement({ ref, ...props }) {
    const own = useRef<HTMLElement>(null);
    const set = useRef<Given>({});
    const { attributes, properties } = split(props);
    useImperativeHandle(ref, () => own.current as HTMLElement);
    // React neither listens to a custom element nor sets its properties while it hydrates.
    useLayoutEffect(() => {
      for (const each of Object.keys({ ...set.current, ...properties })) {
        if (set.current[each] !== properties[each]) Object.assign(own.current ?? {}, { [each]: properties[each] });
      }
      set.current = properties;
    });
    useLayoutEffect(() => listen(own.current as HTMLElement, props));
    useEffect(() => {
      registry()
        ?.load(name)
        .catch((error: Error) => {
          console.error(`<${tag}>`, error);
          if (own.current) emit(own.current, 'creneau-error', { code: 'part-failed', message: error.message });
        });
    }, []);
    return createElement(tag, { ...attributes, ref: own });
  };
}

/** Separates what React renders from what no attribute can hold, such as a function for `token`. */
function split(props: Given): { readonly attributes: Given; readonly properties: Given } {
  const isProperty = ([prop, value]: readonly [string, unknown]) =>
    (typeof value === 'function' || (typeof value === 'object' && value !== null)) &&
    !/^on[A-Z]/.test(prop) &&
    !REACTS.includes(prop);
  const entries = Object.entries(props).filter(([prop]) => !eventOf(prop));
  return {
    attributes: Object.fromEntries(entries.filter((each) => !isProperty(each))),
    properties: Object.fromEntries(entries.filter(isProperty)),
  };
}

/** Adds the listeners of our events; returns a function that removes them. */
function listen(node: HTMLElement, props: Given): () => void {
  const end = new AbortController();
  for (const [prop, listener] of Object.entries(props)) {
    const event = eventOf(prop);
    if (!event || typeof listener !== 'function') continue;
    warnOfListener(event);
    node.addEventListener(event, listener as EventListener, { signal: end.signal });
  }
  return () => end.abort();
}
