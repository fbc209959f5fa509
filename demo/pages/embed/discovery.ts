import { linkedElement } from '../../../core/catalogue/page-elements.ts';
import { attribute } from '../document.ts';
import { whole } from '../head/data.ts';
import type { Head } from '../head/head.ts';
import type { Origins } from '../origins.ts';

/** Returns the tag that leads to a page's oEmbed answer (D-oembed); empty for a page without an element of its own. */
export function discovery(title: string, head: Head | null, { site }: Pick<Origins, 'site'>): string {
  const path = head?.address.replace(/^\/|\?.*/g, '') ?? '';
  if (head === null || linkedElement(path, {}, { creneau: '' }) === null) return '';
  const href = `${site}/oembed?${new URLSearchParams({ url: whole(head.address, site), format: 'json' })}`;
  return `\n    <link rel="alternate" type="application/json+oembed" href="${attribute(href)}" title="${attribute(title)}">`;
}
