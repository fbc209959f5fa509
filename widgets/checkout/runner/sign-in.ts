import { releaseHold } from '../../shared/api/booking/release-hold.ts';
import type { PageState } from '../../shared/page/page-state.ts';
import { forgetPurchase } from '../../shared/selling/stored.ts';
import type { Guest } from './guest.ts';
import type { Runner } from './runner.ts';

/** After a guest has signed in at the review, releases the guest's hold and holds the places again for the user. */
export async function signIn(page: PageState, runner: Runner, guest: Guest): Promise<void> {
  const at = runner.stage();
  const { token } = guest.current() ?? {};
  if (token === undefined || at.step !== 'reviewing') return runner.dispatch({ on: 'signed-in' });
  guest.end();
  forgetPurchase();
  await releaseHold(page.clientWith(token), at.sale.hold.id).catch(() => null);
  await runner.dispatch({ on: 'hold' });
}
