import { endAsking } from '../../shared/page/ask-to-sign-in.ts';
import type { PageState } from '../../shared/page/page-state.ts';
import type { StoredGuest } from '../../shared/page/purchase.ts';

/** The buyer without an account, whose token is valid for one hold and its order only (D-guest-token). */
export interface Guest {
  /** Returns the guest who buys; undefined if a user buys, or if it is not known yet who buys. */
  current(): StoredGuest | undefined;
  set(next: StoredGuest): void;
  /** Returns the guest who buys and forgets them here, so that another checkout can continue. */
  take(): StoredGuest | undefined;
  end(): void;
}

export function createGuestOf(page: PageState): Guest {
  let guest: StoredGuest | undefined;
  return {
    current: () => guest,
    set(next) {
      guest = next;
      page.session.setGuest(next.token);
      endAsking(page);
    },
    take() {
      const taken = guest;
      guest = undefined;
      return taken;
    },
    end() {
      if (guest) page.session.setGuest(null);
      guest = undefined;
    },
  };
}
