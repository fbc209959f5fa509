import type { Failure } from '../../core/checkout/failure.ts';
import type { Lost, Unheld } from '../../core/checkout/stage.ts';

/** What is shown of a purchase without held places. */
export type ShownUnheld =
  | { readonly step: Exclude<Unheld['step'], 'lost' | 'failed'> }
  | Lost
  | { readonly step: 'failed'; readonly error: Failure; readonly retry: () => Promise<void> };
