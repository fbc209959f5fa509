import type { Draft } from '../../../core/checkout/draft.ts';
import type { Wishes } from '../../../core/checkout/wishes.ts';
import { keepWishes } from '../../shared/api/booking/hold.ts';
import type { Client } from '../../shared/api/client.ts';
import { until } from '../../shared/base/until.ts';

/** Debounce before typed text is sent, in ms. */
const PAUSE_MS = 300;

export type SaveDraft = (hold: string, wishes: Wishes, draft: Draft) => void;

/** Saves what is typed with its hold, so that a reload keeps it. Failures are ignored: only a reload loses the text. */
export function createSaveDraft(client: Client, signal: AbortSignal): SaveDraft {
  let latest = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  until(signal, () => clearTimeout(timer));
  return (hold, wishes, draft) => {
    clearTimeout(timer);
    latest.abort();
    latest = new AbortController();
    const { signal: superseded } = latest;
    timer = setTimeout(() => void keepWishes(client, hold, wishes, draft, superseded).catch(() => null), PAUSE_MS);
  };
}
