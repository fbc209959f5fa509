import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ListPage } from '../../core/paging/list-page.ts';
import { useMessages } from '../shared/view/environment.ts';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import { moveFrom, type Position } from './model.ts';
import type { SliderStore } from './store.ts';
import { Arrows } from './view/Arrows.tsx';
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

/** Announces which animations are in view. */
function SlideStatus({ position, page }: { readonly position: Position; readonly page: ListPage<unknown> }): ReactNode {
  const t = useMessages(messages);
  const count = page.items.length;
  const first = Math.min(count, position.first + 1);
  const last = Math.min(count, position.first + position.visible);
  const inView = first === last ? t('in sight alone', { first, count }) : t('in sight', { first, last, count });
  const ofPages = page.lastPage > 1 ? `, ${t('page', { page: page.page, lastPage: page.lastPage })}` : '';
  return (
    <p className="visually-hidden" role="status">
      {inView + ofPages}
    </p>
  );
}

/** As many empty cards as can be in view, each in its final size. */
function Skeleton({ isPast }: { readonly isPast: boolean }): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="slides loading" role="status" aria-label={t('loading')}>
      {[0, 1, 2].map((slide) => (
        <div key={slide} className={`animation ${isPast ? 'past' : 'coming'}`}>
          <div className="picture medium skeleton" />
          <div className="body">
            <div className="skeleton skeleton-name" />
            <div className="skeleton skeleton-when" />
            {!isPast && <div className="skeleton skeleton-text" />}
            {!isPast && <div className="skeleton skeleton-button" />}
          </div>
        </div>
      ))}
    </div>
  );
}
