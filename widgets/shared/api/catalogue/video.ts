import * as v from 'valibot';
import type { Video } from '../../../../core/catalogue/replay.ts';
import { addressField, pictureField } from '../address-field.ts';
import type { Client, GetOptions } from '../client.ts';
import { decoderOf, listField } from '../decode.ts';

const source = v.pipe(
  v.object({ src: addressField, type: v.nullish(v.string()) }),
  v.transform(({ src, type }) => ({ src, type: type ?? null })),
);

const caption = v.pipe(
  v.object({ src: addressField, lang: v.string(), label: v.nullish(v.string()) }),
  v.transform(({ src, lang, label }) => ({ src, lang, label: label || lang })),
);

const video = v.pipe(
  v.object({
    title: v.nullish(v.string()),
    poster: pictureField,
    sources: listField(source, 'sources of a video'),
    captions: v.nullish(listField(caption, 'captions of a video')),
  }),
  v.transform(
    ({ title, poster, sources, captions }): Video => ({
      ...{ title: title ?? '', poster: poster ?? null },
      ...{ sources, captions: captions ?? [] },
    }),
  ),
);

/** Calls GET /v1/videos/{id}. */
export function fetchVideo(client: Client, id: number, options: GetOptions = {}): Promise<Video> {
  return client.get(`v1/videos/${id}`, decoderOf(video), options);
}
