import type { Row } from '../../../../core/studio/finding.ts';
import type { ReadFiles } from '../../../../core/studio/understand.ts';
import { isAtHome } from '../names/nature.ts';
import { inTurn } from '../turns.ts';
import { nameOf, placeOf, VENUES_A_STEP } from './venues.ts';

/** The ids of the offers of a step begin at this multiple of it. */
const IDS_A_STEP = 100;

type Values = Row['values'];

/** Returns the offers, memberships and replays of the folder once more for each further step of the scale, at other venues. */
export function copiesOf(read: ReadFiles, scale: number): ReadFiles {
  const steps = Array.from({ length: scale - 1 }, (_, n) => n + 1);
  const copied = (id: string, copy: (values: Values, step: number, n: number) => Values) => ({
    [id]: steps.flatMap((step) =>
      (read.rows[id] ?? []).map((row, n) => ({ ...row, values: { ...row.values, ...copy(row.values, step, n) } })),
    ),
  });
  const partOf = (column: string) => (values: Values, step: number) => ({ [column]: ofStep(values[column], step) });
  const elsewhere = ({ sport }: Values, step: number, n: number) => ({ venue: venueIn(step, sport, n) });
  return {
    ...read,
    rows: {
      ...copied('offers', (values, step, n) => ({
        ...{ id: Number(values['id']) + step * IDS_A_STEP, address: ofStep(values['address'], step) },
        ...elsewhere(values, step, n),
      })),
      ...copied('sessions', partOf('offer')),
      ...copied('daysOff', partOf('offer')),
      ...copied('memberships', (values, step, n) => ({
        ...partOf('address')(values, step),
        ...elsewhere(values, step, n),
      })),
      ...copied('membershipOptions', partOf('membership')),
      ...copied('replays', elsewhere),
    },
  };
}

function ofStep(address: unknown, step: number): string {
  return `${address}-${step + 1}`;
}

/** Returns the slug of a venue of a step for the n-th row: in a town in which its sport is possible. */
function venueIn(step: number, sport: unknown, n: number): string {
  const venues = Array.from({ length: VENUES_A_STEP }, (_, turn) => step * VENUES_A_STEP + turn);
  const fit = venues.filter((venue) => {
    const { town, category } = placeOf(venue);
    return typeof sport !== 'string' || (category.sports.includes(sport) && isAtHome(sport, town));
  });
  return nameOf(inTurn(fit, n)).slug;
}
