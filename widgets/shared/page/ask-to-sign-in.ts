import { warnOnce } from '../base/warn.ts';
import { emit, type SignInPurpose } from './emit.ts';
import { createGuard } from './guard.ts';
import type { PageState } from './page-state.ts';

/** The element for which a page's visitor was last asked to sign in, until they continue as a guest. */
const asking = new WeakMap<PageState, HTMLElement>();

/**
 * Asks the page to sign its visitor in; resolves with true if the booking can continue, signed in or as a guest
 * (D-who-books). A token that arrives after the event is still used once, unless the visitor has begun something else
 * (D-sign-in); if the page had cancelled the event, `onLate` is called then.
 */
export async function askToSignIn(
  host: HTMLElement,
  page: PageState,
  onLate?: () => unknown,
  purpose: SignInPurpose = 'book',
): Promise<boolean> {
  asking.set(page, host);
  let answer: Promise<string> | null = null;
  let isOver = false;
  const accept = async (token: Promise<string>) => {
    const text = await token;
    const isStill = asking.get(page) === host;
    if (isStill) page.session.accept(text);
    else warnOnce('the token given to signIn is not used: the visitor has begun something else meanwhile.');
    return isStill;
  };
  const isGuest = emit(host, 'creneau-signinrequired', {
    purpose,
    signIn(token) {
      if (answer) return;
      const given = Promise.resolve(token);
      answer = given;
      if (isOver) createGuard(host)(async () => (await accept(given)) && !isGuest && onLate?.());
    },
  });
  isOver = true;
  return answer ? accept(answer) : isGuest;
}

/**
 * Calls `begin` for a signed-in user, and for a visitor who is signed in now or continues as a guest. Resolves with
 * false if the page handles the sign-in: `begin` is then called when it gives a token later, unless another purchase
 * has begun since, or `isSame` says that the visitor has changed something.
 */
export async function beginAfterAsking(
  host: HTMLElement,
  page: PageState,
  begin: () => unknown,
  isSame: () => boolean,
): Promise<boolean> {
  const { purchase, isSignedIn } = page.data.getState();
  const beginLate = () => isSame() && page.data.getState().purchase === purchase && begin();
  const isReady = isSignedIn || (await askToSignIn(host, page, beginLate));
  if (isReady) await begin();
  return isReady;
}

/**
 * Asks the page to sign in a visitor who has pressed 'Se connecter'; resolves with true if the page does not handle the
 * sign-in and the visitor is still not signed in.
 */
export async function isSignInLeft(host: HTMLElement, page: PageState): Promise<boolean> {
  const isLeft = await askToSignIn(host, page, undefined, 'sign-in');
  return isLeft && !page.data.getState().isSignedIn;
}

/** Stops waiting for a sign-in that was requested before, because the visitor books as a guest. */
export function endAsking(page: PageState): void {
  asking.delete(page);
}
