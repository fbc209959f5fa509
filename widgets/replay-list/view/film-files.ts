import type { Video } from '../../../core/catalogue/replay.ts';
import type { Language } from '../../../core/text/language.ts';
import { onSite } from '../../shared/page/site-address.ts';

/** A film's files as a `<video>` takes them. */
export interface FilmFiles {
  readonly poster: string | undefined;
  readonly sources: readonly { readonly src: string; readonly type: string | undefined }[];
  readonly captions: readonly {
    readonly src: string;
    readonly lang: string;
    readonly label: string;
    /** Whether the captions are shown from the start. */
    readonly isShown: boolean;
  }[];
  /** Whether captions are of another origin, which load only if film and captions are requested without credentials. */
  readonly isForeign: boolean;
}

/** Resolves the addresses of a video's files; the captions in the element's language are shown. */
export function filmFiles({ poster, sources, captions }: Video, lang: Language, siteUrl: string): FilmFiles {
  const addressOf = (path: string) => onSite(path, siteUrl);
  const own = captions.find((caption) => caption.lang.toLowerCase().split('-')[0] === lang);
  return {
    poster: poster === null ? undefined : addressOf(poster).href,
    sources: sources.map(({ src, type }) => ({ src: addressOf(src).href, type: type ?? undefined })),
    captions: captions.map((caption) => {
      return { ...caption, src: addressOf(caption.src).href, isShown: caption === own };
    }),
    isForeign: captions.some(({ src }) => addressOf(src).origin !== location.origin),
  };
}
