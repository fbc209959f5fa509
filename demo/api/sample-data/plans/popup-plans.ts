import { type Static, Type } from 'typebox';
import { type PlainDate, type WallTime, wallTime } from '../../../../core/time/wall-time.ts';
import { exact } from '../../schemas/common.ts';
import { checkedFile } from '../checked-file.ts';
import { pictureOf } from '../names/pictures.ts';
import { Day, dayOf, Picture } from './planned.ts';
import file from './popups.json' with { type: 'json' };

const { Optional } = Type;

/**
 * Two popups that are shown now, and one that will be shown in five weeks. A popup is shown from midnight of its first
 * day until midnight of its last day.
 */
const Popups = Type.Array(
  exact({
    title: Type.String(),
    /** Text or HTML. */
    body: Type.String(),
    picture: Optional(Picture),
    link: Optional(exact({ href: Type.String(), label: Type.String() })),
    from: Optional(Day),
    until: Optional(Day),
  }),
);

const plans = checkedFile(Popups, 'popups.json', file);

/** A popup of the sample. */
interface PopupPlan {
  readonly title: string;
  readonly body: string;
  readonly picture: string | null;
  readonly link: { readonly href: string; readonly label: string } | null;
  readonly starts_at: WallTime | null;
  readonly ends_at: WallTime | null;
}

/** Returns the popups of the sample around `today`. */
export function popupPlans(today: PlainDate): readonly PopupPlan[] {
  const midnight = (day: Static<typeof Day> | undefined) =>
    day === undefined ? null : wallTime(dayOf(today, day), '00:00');
  return plans().map(({ title, body, picture, link, from, until }) => {
    return {
      title,
      body,
      picture: picture ? pictureOf(picture.sport, picture.n) : null,
      link: link ?? null,
      starts_at: midnight(from),
      ends_at: midnight(until),
    };
  });
}
