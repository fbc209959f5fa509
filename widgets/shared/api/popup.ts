import * as v from 'valibot';
import type { Popup } from '../../../core/catalogue/popup.ts';
import { htmlToText } from '../../../core/text/html-to-text.ts';
import { isWholeUrl } from '../../../core/text/whole-url.ts';
import type { Client, GetOptions } from './client.ts';
import { countField, decoderOf, listField, wallTimeField } from './decode.ts';

/** A copy of the schema in `address-field.ts`, because popups do not load its chunk. */
const addressField = v.pipe(v.string(), v.check(isAddress, 'no address'));

function isAddress(text: string): boolean {
  try {
    return isWholeUrl(text) && new URL(text, 'https://any.example') !== null;
  } catch {
    return false;
  }
}

const said = v.pipe(v.string(), v.transform(htmlToText));

const popup = v.pipe(
  v.object({
    id: countField,
    title: v.pipe(said, v.nonEmpty()),
    text: v.nullish(said),
    picture: v.nullish(v.object({ medium: v.fallback(v.nullish(addressField), null) })),
    link: v.nullish(v.object({ href: addressField, label: v.pipe(said, v.nonEmpty()) })),
    startsAt: v.nullish(wallTimeField),
    endsAt: v.nullish(wallTimeField),
  }),
  v.transform(
    ({ id, title, text, picture, link, startsAt, endsAt }): Popup => ({
      ...{ id, title, text: text ?? '', picture: picture?.medium ?? null, link: link ?? null },
      ...{ start: startsAt ?? null, end: endsAt ?? null },
    }),
  ),
);

/** Calls GET /v1/popups: the popups; invalid ones are left out. */
export function fetchPopups(client: Client, options?: GetOptions): Promise<readonly Popup[]> {
  return client.get('v1/popups', decoderOf(listField(popup, 'popups')), options);
}
