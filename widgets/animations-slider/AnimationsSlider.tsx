import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../shared/view/environment.ts';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import { moveFrom } from './model.ts';
import type { SliderStore } from './store.ts';
import { Arrows } from './view/Arrows.tsx';
import { Skeleton } from './view/Skeleton.tsx';
import { SlideStatus } from './view/SlideStatus.tsx';
import { Slides } from './view/Slides.tsx';
import { useAnchorScroll } from './view/use-anchor-scroll.ts';
import { useTrack } from './view/use-track.ts';

/** The assumed position until the layout is known, from which the arrows' targets can already be computed. */
const BEFORE_LAYOUT = { first: 0, visible: 1 };

/** A carousel (APG) of animations that never moves by itself. */
export function AnimationsSlider({ store }: { readonly store: SliderStore }): ReactNode {
  const t = useMessages(messages);
  const list = useStore(store, (state) => state.list);
  const isTurning = useStore(store, (state) => state.isTurning);
  const period = useStore(store, (state) => state.period);
  const frame = useRef<HTMLElement>(null);
  const enters = useRef<'start' | 'end'>('start');
  const shown = list.status === 'loaded' ? list.value : null;
  const isEmpty = shown?.items.length === 0;
  const { node, position, slideTo, standAt } = useTrack(shown !== null && !isEmpty);
  useAnchorScroll(frame);
  useKeptFocus(frame);

  // A page reached by the arrow 'previous' is shown from its end, every other page from its start.
  useLayoutEffect(() => {
    if (!shown) return;
    standAt(enters.current);
    enters.current = 'start';
  }, [shown, standAt]);

  const leadsTo = (direction: 'previous' | 'next') =>
    shown && !isTurning
      ? moveFrom(direction, position ?? BEFORE_LAYOUT, { ...shown, count: shown.items.length })
      : null;
  const go = (direction: 'previous' | 'next') => {
    const move = leadsTo(direction);
    if (move?.case === 'slide') slideTo(move.to);
    else if (move) {
      enters.current = direction === 'next' ? 'start' : 'end';
      store.turn(move.page);
    }
  };

  return (
    <section
      ref={frame}
      className="slider"
      tabIndex={-1}
      aria-roledescription={t('carousel')}
      aria-label={t(`title ${period}`)}
    >
      <header className="head">
        <h2 className="title">{t(`title ${period}`)}</h2>
        {!isEmpty && (
          <Arrows canGo={{ previous: leadsTo('previous') !== null, next: leadsTo('next') !== null }} onPress={go} />
        )}
      </header>
      {list.status === 'failed' && <ErrorNote title={t('failed')} error={list.error} onRetry={store.retry} />}
      {list.status === 'loading' && <Skeleton isPast={period === 'past'} />}
      {isEmpty && <p className="note">{t(`none ${period}`)}</p>}
      {shown && !isEmpty && (
        <>
          <Slides animations={shown.items} isPast={period === 'past'} isTurning={isTurning} track={node} />
          {position && <SlideStatus position={position} page={shown} />}
        </>
      )}
    </section>
  );
}
