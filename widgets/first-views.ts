// The server's entry: the first view of an element as markup, made without a browser (D-server-made).
import type { AttributeTable } from './shared/base/attributes.ts';
import type { AnyStore, WidgetDefinition } from './shared/element/definition.ts';
import { firstViews } from './server/first-views.ts';
import type { FirstView, MadeView } from './server/first-view.ts';
import { definition as slottedCalendar } from './slotted-calendar/element.ts';

const { render, sheets } = firstViews({
  'slotted-calendar': { definition: asAny(slottedCalendar), widths: [0, 600, 960] },
});

function asAny(definition: object): WidgetDefinition<AttributeTable, AnyStore> {
  return definition as WidgetDefinition<AttributeTable, AnyStore>;
}

/**
 * Returns the first view of an element; null if the element has none, or if it cannot be made, of which the console
 * says why.
 */
export function renderFirst(view: FirstView): Promise<MadeView | null> {
  return render(view);
}

/** The style sheets that the markup links, by element: the build writes them. */
export const firstSheets: Readonly<Record<string, string>> = sheets;

export type { FirstSettings, FirstView, MadeView } from './server/first-view.ts';
