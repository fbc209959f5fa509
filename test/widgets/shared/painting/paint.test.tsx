import Printer from 'lucide/dist/esm/icons/printer.mjs';
import {
  act,
  createContext,
  Fragment,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Subscribe } from '../../../../widgets/shared/element/painting/hooks.ts';
import { paint } from '../../../../widgets/shared/element/painting/paint.ts';
import { Icon } from '../../../../widgets/shared/view/ui/Icon.tsx';
import { useStore } from '../../../../widgets/shared/view/use-store.ts';

const Depth = createContext(0);

function Inside(): ReactNode {
  return <i>{useContext(Depth)}</i>;
}

const Remembered = memo(function Remembered({ text }: { readonly text: string }): ReactNode {
  const [first] = useState(() => text.toUpperCase());
  const twice = useMemo(() => text + text, [text]);
  const node = useRef<HTMLElement>(null);
  useEffect(() => node.current?.setAttribute('data-effect', ''), []);
  return (
    <b ref={node}>
      {first}
      {twice}
    </b>
  );
});

const store = createStore(() => ({ places: 3 }));

function Places(): ReactNode {
  return <p>{useStore(store, ({ places }) => places)}</p>;
}

const VIEWS: Readonly<Record<string, ReactNode>> = {
  'values that render nothing': [null, undefined, false, true, ''],
  'texts and numbers beside each other': (
    <p>
      {1} place{'s'} {0}
    </p>
  ),
  'fragments and lists': (
    <ul>
      {['a', 'b'].map((each) => (
        <li key={each}>{each}</li>
      ))}
      <Fragment key="last">
        <li>c</li>
      </Fragment>
    </ul>
  ),
  'attributes with different names in React and HTML': (
    <label className="field" htmlFor="day" tabIndex={-1}>
      <time dateTime="2026-11-24">24</time>
    </label>
  ),
  'attributes with true, false and texts': (
    <button type="button" disabled hidden={false} aria-pressed={false} aria-disabled={true} part={undefined}>
      <span data-kept={true} draggable={false} />
    </button>
  ),
  'fields with values': (
    <form noValidate>
      <input type="date" min="2026-11-23" value="2026-11-24" onChange={() => {}} />
      <input type="checkbox" checked onChange={() => {}} />
      <select value="en" onChange={() => {}}>
        <option value="">all</option>
        <option value="en">English</option>
      </select>
    </form>
  ),
  styles: <div style={{ insetInlineStart: '4px', '--width': '3' } as object} />,
  'an icon': <Icon of={Printer} part="icon" />,
  'names in SVG': (
    <svg viewBox="0 0 1 1" aria-hidden="true">
      <path strokeWidth={2} strokeDasharray="1 2" className="line" d="M0 0" tabIndex={0} pathLength={1} />
    </svg>
  ),
  'contexts, memo and hooks': (
    <Depth value={1}>
      <Inside />
      <Depth value={2}>
        <Inside />
      </Depth>
      <Remembered text="slot" />
    </Depth>
  ),
  'a store': <Places />,
};

const painted = (view: ReactNode) => {
  const container = document.createElement('div');
  container.append(paint(view, () => {}));
  return container;
};

async function drawnByReact(view: ReactNode): Promise<HTMLElement> {
  const container = document.createElement('div');
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  await act(() => root.render(view));
  for (const node of container.querySelectorAll('[data-effect]')) node.removeAttribute('data-effect');
  return container;
}

const valuesIn = (view: HTMLElement) =>
  [...view.querySelectorAll('select, input')].map((field) => Reflect.get(field, 'value'));

describe('D-first-view: the view that is painted before React', () => {
  it.each(Object.entries(VIEWS))(
    'the view that is painted before React equals the one that React renders: %s',
    async (_, view) => {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
      const expected = await drawnByReact(view);
      const container = painted(view);
      const values = valuesIn(container);
      // Only in markup React marks the selected option, too.
      for (const option of container.querySelectorAll('[selected]')) option.removeAttribute('selected');
      // The attributes are compared in any order.
      expect(container.isEqualNode(expected), `${container.innerHTML} and ${expected.innerHTML}`).toBe(true);
      expect(values).toEqual(valuesIn(expected));
    },
  );

  // React's development build compares the text of styles, which happy-dom serializes differently.
  it.each(Object.entries(VIEWS).filter(([name]) => name !== 'styles'))(
    'React hydrates the painted view: %s',
    async (_, view) => {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      onTestFinished(() => said.mockRestore());
      const container = painted(view);
      const nodes = [...container.querySelectorAll('*')];
      const onRecoverableError = vi.fn();
      const root = await act(() => hydrateRoot(container, view, { onRecoverableError }));
      onTestFinished(() => act(() => root.unmount()));
      expect([...container.querySelectorAll('*')]).toEqual(nodes);
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(said).not.toHaveBeenCalled();
    },
  );

  it('painting returns the stores that it has read', () => {
    const read: Subscribe[] = [];
    paint(<Places />, (subscribe) => read.push(subscribe));
    expect(read).toEqual([store.subscribe]);
  });

  it('painting throws if a component throws, or can be rendered only by React', () => {
    const Broken = () => {
      throw new Error('broken');
    };
    const Named = () => <p id={useId()} />;
    for (const script of ['javascript:alert(1)', ' \nJava\tScript:alert(1)']) {
      expect(() => painted(<a href={script}>script</a>)).toThrow('script');
    }
    expect(() => painted(<Broken />)).toThrow('broken');
    expect(() => painted(<Named />)).toThrow('useId');
  });
});
