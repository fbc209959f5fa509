import Play from 'lucide/dist/esm/icons/play.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type ReactNode, useCallback } from 'react';
import type { Replay } from '../../../core/catalogue/replay.ts';
import { Picture } from '../../shared/lists/Picture.tsx';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { Player, Players } from '../players.ts';
import { Film } from './Film.tsx';
import { useStage } from './use-stage.ts';

/** A replay's picture with its play button; after a press, the film or a note that says why there is none. */
export function Poster({
  replay,
  players,
  isFirst,
}: {
  readonly replay: Replay;
  readonly players: Players;
  /** Whether the picture is in view from the start, and so must not load lazily. */
  readonly isFirst: boolean;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const player = useStore(players, (all) => all.get(replay.id) ?? null);
  const close = useCallback(() => guard(() => players.close(replay)), [guard, players, replay]);
  const { frame, isOpen } = useStage(player, close);
  const isLoading = player?.case === 'loading';
  const noted = player?.case === 'loading' || player?.case === 'playing' ? null : player;
  const play = () => guard(() => players.play(replay));
  return (
    <div ref={frame} className="stage" part="poster">
      <Picture src={replay.picture} size="medium" isFirst={isFirst} />
      <button
        type="button"
        className="play"
        part="play-button"
        hidden={isOpen}
        aria-busy={isLoading}
        aria-label={t('play', { title: replay.title })}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button.
          currentTarget.focus();
          if (!isLoading) play();
        }}
      >
        <span className={isLoading ? 'play-sign waiting' : 'play-sign'}>
          <Icon of={Play} />
        </span>
      </button>
      {!isOpen && replay.sport && (
        <p className="event-sport">
          <span className="tag">{replay.sport.name}</span>
        </p>
      )}
      <span className="visually-hidden" role="status">
        {isLoading && t('loading video')}
      </span>
      {player?.case === 'playing' && (
        <Film replay={replay} video={player.video} from={player.from} onBreak={(at) => players.breakOff(replay, at)} />
      )}
      {noted && <Note player={noted} onAllow={players.askConsent} onRetry={play} />}
      {isOpen && (
        <button
          type="button"
          className="close"
          part="close-button"
          aria-label={t('close', { title: replay.title })}
          onClick={close}
        >
          <Icon of={X} />
        </button>
      )}
    </div>
  );
}

/** Says why a film is not shown, with a button that gives consent or tries again. */
function Note({
  player,
  onAllow,
  onRetry,
}: {
  readonly player: Exclude<Player, { readonly case: 'playing' | 'loading' }>;
  readonly onAllow: () => unknown;
  readonly onRetry: () => unknown;
}): ReactNode {
  const t = useMessages(messages);
  switch (player.case) {
    case 'consent':
      return (
        <div className="note" part="consent" role="status">
          <p>{t('consent')}</p>
          <Button onPress={onAllow}>{t('allow')}</Button>
        </div>
      );
    case 'unplayable':
      return (
        <div className="note failed" part="error" role="alert">
          <p className="strong">{t('unplayable')}</p>
          <p>{t('unplayable why')}</p>
          <Button onPress={onRetry}>{t('retry')}</Button>
        </div>
      );
    case 'failed':
      if (player.error.code !== 'not-found') {
        return <ErrorNote title={t('video failed')} error={player.error} onRetry={onRetry} />;
      }
      return (
        <div className="note failed" part="error" role="alert">
          <p className="strong">{t('video gone')}</p>
          <Button onPress={onRetry}>{t('retry')}</Button>
        </div>
      );
  }
}
