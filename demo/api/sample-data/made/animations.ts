import { dateOf, type PlainDate } from '../../../../core/time/wall-time.ts';
import type { OfferRow } from '../../catalogue/offers.ts';
import type { SampleAnimation } from '../model.ts';
import { pictureOf } from '../names/pictures.ts';
import { madeAnimations } from './made-animations.ts';
import { picturesInTurn } from './pictures-in-turn.ts';

/** The kinds of animations, in the order in which lists alternate between them. */
const KINDS = ['cyclic', 'slotted', 'open'] as const;

/** Returns the animations of the sample around `today`: those that are `stored`, and generated ones. */
export function sampleAnimations(
  today: PlainDate,
  scale: number,
  offers: readonly OfferRow[],
  stored: readonly SampleAnimation[],
): readonly SampleAnimation[] {
  const ids = new Set(stored.map(({ id }) => id));
  const pictured = stored.map((one) =>
    one.slottedId === null ? { ...one, picture: pictureOf(one.sport, one.id) } : one,
  );
  return withPictures([...pictured, ...madeAnimations(today, scale, offers, ids)], today);
}

/**
 * Gives the animations their pictures, which vary in the order of the lists: animations that are over, then animations
 * to come, alternating between kinds.
 */
function withPictures(animations: readonly SampleAnimation[], today: PlainDate): readonly SampleAnimation[] {
  const startOf = ({ times }: SampleAnimation) => times?.start ?? '';
  const byStart = animations.toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.id - b.id);
  const isOver = ({ times }: SampleAnimation) => times !== null && dateOf(times.end) < today;
  const coming = byStart.filter((animation) => !isOver(animation));
  const ofKinds = KINDS.map((kind) => coming.filter(({ type }) => type === kind));
  const inTurns = coming.flatMap((_, turn) => ofKinds.flatMap((ofKind) => ofKind[turn] ?? []));
  const pictures = picturesInTurn([...byStart.filter(isOver), ...inTurns], ({ type }) => type === 'slotted');
  return animations.map((animation) => ({ ...animation, picture: pictures.get(animation) ?? null }));
}
