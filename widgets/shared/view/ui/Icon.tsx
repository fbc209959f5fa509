import type { IconNode } from 'lucide';
import { createElement, type ReactNode } from 'react';

/** An icon of Lucide, in the colour of the text; the text beside it says what it means. */
export function Icon({ of, part }: { readonly of: IconNode; readonly part?: string }): ReactNode {
  return (
    <svg className="glyph" part={part} viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([shape, attributes]) => createElement(shape, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}
