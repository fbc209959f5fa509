import { slugOf } from '../../../../core/text/slug.ts';
import { dateOf, type PlainDate } from '../../../../core/time/wall-time.ts';
import type { SampleAnimation, SampleEvent, SampleMembership, SampleOffer } from '../model.ts';
import { pictureOf } from '../names/pictures.ts';
import { type AnimationPlan, animationPlans, animationsForDays } from '../plans/animation-plans.ts';
import { type MembershipPlan, membershipPlans } from '../plans/membership-plans.ts';
import { sampleEvents } from './events.ts';
import { venuesBySport } from './hosts.ts';
import { madeAnimations } from './made-animations.ts';
import { venueIds } from './people.ts';
import { picturesInTurn } from './pictures-in-turn.ts';

/** The kinds of animations, in the order in which lists alternate between them. */
const KINDS = ['cyclic', 'slotted', 'open'] as const;

/** The items of the sample. */
export interface SampleItems {
  readonly events: readonly SampleEvent[];
  readonly animations: readonly SampleAnimation[];
  readonly memberships: readonly SampleMembership[];
}

/**
 * Returns the events, animations and memberships of the sample around `today`; ids count from 1 in the order of the
 * plans.
 */
export function sampleItems(today: PlainDate, scale: number, offers: readonly SampleOffer[]): SampleItems {
  const planned = animationPlans(today).map((plan, n) => plannedAnimation(plan, n + 1));
  const made = [...planned, ...madeAnimations(today, scale, offers, planned.length + 1)];
  const later = animationsForDays(today, offers).map((plan, n) => plannedAnimation(plan, made.length + n + 1));
  return {
    events: sampleEvents(today, scale, offers),
    animations: withPictures([...made, ...later], today),
    memberships: sampleMemberships(scale),
  };
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

function plannedAnimation(plan: AnimationPlan, id: number): SampleAnimation {
  const providerId = venuesBySport(venueIds(1))(plan.sport, id);
  const said = { url: slugOf(plan.title), picture: pictureOf(plan.sport, id), providerId, ...plan };
  return { capacity: null, slottedId: null, ...said, id };
}

/** Returns the memberships of the sample: each plan once for every step of the scale. */
function sampleMemberships(scale: number): readonly SampleMembership[] {
  const venueFor = venuesBySport(venueIds(scale));
  const rounds = Array.from({ length: scale }, () => membershipPlans()).flat();
  let optionId = 0;
  return rounds.map(({ title, sport, providerId, options }: MembershipPlan, n) => {
    const id = n + 1;
    const round = Math.floor(n / (rounds.length / scale));
    return {
      ...{ id, title, picture: pictureOf(sport, n) },
      providerId: providerId ?? venueFor(sport, id * 7),
      url: `${slugOf(title)}${round === 0 ? '' : `-${round + 1}`}`,
      options: options.map((option) => {
        optionId += 1;
        return { ...option, id: optionId };
      }),
    };
  });
}
