import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Replay, Video } from '../../../core/catalogue/replay.ts';
import { useEnvironment, useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import { filmFiles } from './film-files.ts';
import { playAlone } from './only-one.ts';

/** The browser's own controls, and nothing fetched before it is told to play. */
const IN_PLACE = { controls: true, playsInline: true, preload: 'none' } as const;

/** A video that was asked for: it plays at once where the browser lets it, alone on the page, and is fetched no longer than it stands here. */
export function Film({
  replay,
  video,
  from,
  onBreak,
}: {
  readonly replay: Replay;
  readonly video: Video;
  /** Where it begins, in seconds. */
  readonly from: number;
  /** No source can be played, or it broke off, at this second. */
  readonly onBreak: (at: number) => void;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const { lang, siteUrl } = useSettings();
  // As it was begun: a later language or address would load it anew in the middle.
  const [files] = useState(() => filmFiles(video, lang, siteUrl));
  const frame = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const film = frame.current;
    if (!film) return;
    const leaveOthers = playAlone(film);
    // Refused, it waits for its own controls; what cannot be played says so by its sources.
    film.play().catch(() => {});
    return () => {
      leaveOthers();
      film.pause();
      // Without sources a film that is loaded again ends its download.
      film.replaceChildren();
      film.load();
    };
  }, []);

  // One of which nothing has come yet stands at zero.
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
      // React has its sources' errors come up here, as the browser does not.
      onError={({ target, currentTarget }) => target === currentTarget && breakOff()}
    >
      {files.sources.map(({ src, type }, index) => (
        // They are tried one after the other: with the last, all have failed.
        <source key={src} src={src} type={type} onError={index === files.sources.length - 1 ? breakOff : undefined} />
      ))}
      {files.captions.map(({ src, lang: language, label, isShown }) => (
        <track key={src} kind="captions" src={src} srcLang={language} label={label} default={isShown} />
      ))}
    </video>
  );
}
