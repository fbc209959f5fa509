import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Replay, Video } from '../../../core/catalogue/replay.ts';
import type { Language } from '../../../core/text/language.ts';
import { onSite } from '../../shared/page/site-address.ts';
import { useEnvironment, useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** The video has the browser's own controls, and fetches nothing before it plays. */
const IN_PLACE = { controls: true, playsInline: true, preload: 'none' } as const;

/**
 * A video that plays at once if the browser allows it, and then pauses all other films of the page. Its download ends
 * when it is removed.
 */
export function Film({
  replay,
  video,
  from,
  onBreak,
}: {
  readonly replay: Replay;
  readonly video: Video;
  /** The second at which the video starts. */
  readonly from: number;
  /** Is called with the current second when no source can be played, or when the video fails. */
  readonly onBreak: (at: number) => void;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const { lang, siteUrl } = useSettings();
  // The files do not change later: another language or address would reload a video that is playing.
  const [files] = useState(() => filmFiles(video, lang, siteUrl));
  const frame = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const film = frame.current;
    if (!film) return;
    const leaveOthers = playAlone(film);
    // If the browser refuses to play, the visitor uses the controls; sources that fail fire separate errors.
    film.play().catch(() => {});
    return () => {
      leaveOthers();
      film.pause();
      // Loading a film without sources ends its download.
      film.replaceChildren();
      film.load();
    };
  }, []);

  // currentTime is 0 until something has loaded.
  const breakOff = () => guard(() => onBreak(frame.current?.currentTime || from));
  return (
    <video
      ref={frame}
      className="film"
      part="video"
      {...IN_PLACE}
      poster={files.poster}
      aria-label={t('film', { title: replay.title })}
      onLoadedMetadata={({ currentTarget }) => {
        if (from > 0) currentTarget.currentTime = from;
      }}
      crossOrigin={files.isForeign ? 'anonymous' : undefined}
      // In React, unlike in the DOM, the errors of the `<source>` elements bubble up to here.
      onError={({ target, currentTarget }) => target === currentTarget && breakOff()}
    >
      {files.sources.map(({ src, type }, index) => (
        // The browser tries the sources in order: when the last one fails, all have failed.
        <source key={src} src={src} type={type} onError={index === files.sources.length - 1 ? breakOff : undefined} />
      ))}
      {files.captions.map(({ src, lang: language, label, isShown }) => (
        <track key={src} kind="captions" src={src} srcLang={language} label={label} default={isShown} />
      ))}
    </video>
  );
}

/** The open films of all lists on the page. */
const films = new Set<HTMLMediaElement>();

/** Makes a film pause all other films when it starts, and lets others pause it. Returns a function that ends this. */
export function playAlone(film: HTMLMediaElement): () => void {
  const pauseOthers = () => {
    for (const other of films) if (other !== film) other.pause();
  };
  films.add(film);
  film.addEventListener('play', pauseOthers);
  return () => {
    films.delete(film);
    film.removeEventListener('play', pauseOthers);
  };
}

/** A film's files as a `<video>` takes them. */
interface FilmFiles {
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
