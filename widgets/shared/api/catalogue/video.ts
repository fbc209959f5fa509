import * as v from 'valibot';
import type { Video } from '../../../../core/catalogue/replay.ts';
import { addressField, pictureField } from '../address-field.ts';
import type { Client, GetOptions } from '../client.ts';
import { decodeBy, decodeItems } from '../decode.ts';

const source = v.pipe(
  v.object({ src: addressField, type: v.nullish(v.string()) }),
  v.transform(({ src, type }) => ({ src, type: type ?? null })),
);

const caption = v.pipe(
  v.object({ src: addressField, lang: v.string(), label: v.nullish(v.string()) }),
  v.transform(({ src, lang, label }) => ({ src, lang, label: label || lang })),
);

const video = v.object({
  title: v.nullish(v.string()),
  poster: pictureField,
  sources: v.array(v.unknown()),
  captions: v.nullish(v.array(v.unknown())),
});

/** Calls GET /v1/videos/{id}. */
export function fetchVideo(client: Client, id: number, options: GetOptions = {}): Promise<Video> {
  return client.get(`v1/videos/${id}`, decodeVideo, options);
}

function decodeVideo(payload: unknown): Video {
  const { title, poster, sources, captions } = decodeBy(video, payload);
  return {
    title: title ?? '',
    poster: poster ?? null,
    sources: decodeItems(source, sources, 'sources of a video'),
    captions: decodeItems(caption, captions ?? [], 'captions of a video'),
  };
}
