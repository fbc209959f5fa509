import type { Refusal, RefusalCase } from '../../core/booking/refusal.ts';
import type { Translate } from '../shared/view/intl.ts';

type Limited = Extract<Refusal, { readonly limit: number }>['case'];

/** The message keys of refusals: one per case, one per limit of 1, and two for special cases (D-refusal-texts). */
type RefusalText = RefusalCase | `one ${Limited}` | 'no monthly-limit' | 'booked-elsewhere';

/** Returns the full text that says why a slot cannot be chosen. */
export function refusalText(refusal: Refusal, t: Translate<RefusalText>): string {
  if (!('limit' in refusal)) {
    return t(refusal.case === 'already-booked' && refusal.isElsewhere ? 'booked-elsewhere' : refusal.case);
  }
  const { case: limited, limit } = refusal;
  if (limit === 1) return t(`one ${limited}`);
  return t(limited === 'monthly-limit' && limit === 0 ? 'no monthly-limit' : limited, { limit });
}
