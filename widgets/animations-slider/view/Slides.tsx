import type { ReactNode, RefObject } from 'react';
import type { Animation } from '../../../core/catalogue/animation.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import { AnimationCard } from './AnimationCard.tsx';

/** The largest number of slides in view. */
const WIDEST = 3;

/** The animations of a page side by side, in a row that scrolls by touch, by keyboard or by the arrows. */
export function Slides({
  animations,
  isPast,
  isTurning,
  track,
}: {
  readonly animations: readonly Animation[];
  readonly isPast: boolean;
  readonly isTurning: boolean;
  readonly track: RefObject<HTMLDivElement | null>;
}): ReactNode {
  const t = useMessages(messages);
  return (
    <div ref={track} className={isTurning ? 'slides turning' : 'slides'} part="slides" aria-busy={isTurning}>
      {animations.map((animation, index) => (
        <fieldset
          key={animation.id}
          className="slide"
          aria-roledescription={t('slide')}
          aria-label={t('slide of', { number: index + 1, count: animations.length })}
        >
          <AnimationCard animation={animation} isPast={isPast} isFirst={index < WIDEST} />
        </fieldset>
      ))}
    </div>
  );
}
