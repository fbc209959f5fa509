import { emit } from './emit.ts';
import type { PageState } from './page-state.ts';

/** Asks the page to sign its visitor in; true where the booking can go on, signed in or as a guest (D-who-books). */
export async function askToSignIn(host: HTMLElement, page: PageState): Promise<boolean> {
  let answer: Promise<string> | null = null;
  const isGuest = emit(host, 'creneau-signinrequired', {
    signIn: (token) => {
      answer = Promise.resolve(token);
    },
  });
  if (!answer) return isGuest;
  page.session.accept(await answer);
  return true;
}
