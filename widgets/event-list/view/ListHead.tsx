import type { ReactNode } from 'react';
import { useWidth } from '../../shared/view/use-width.ts';
import type { EventListStore } from '../store.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterFields } from './FilterFields.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { ViewToggle } from './ViewToggle.tsx';

/** The filters and the view toggle; on a narrow element the filters are in a sheet. */
export function ListHead({ store }: { readonly store: EventListStore }): ReactNode {
  const [head, isNarrow] = useWidth<HTMLDivElement, boolean>(isForSheet, 'as wide as the element');
  return (
    <div ref={head} className="list-head">
      {isNarrow ? <FilterSheet store={store} /> : <FilterFields store={store} />}
      <ViewToggle store={store} />
      <FilterChips store={store} />
    </div>
  );
}

/** In px; 0 while it is not known. */
function isForSheet(width: number): boolean {
  return width > 0 && width < 600;
}
