/** The idempotency key of the current attempt: the same for each retry of the same action (D-idempotency). */
export interface Attempt {
  /** Returns the key for doing `action` with `content`. */
  key(action: string, content: readonly unknown[]): string;
  /** Ends the attempt after its result: the next attempt gets another key. */
  end(): void;
}

export function createAttempt(random: () => string = randomId): Attempt {
  let current: { readonly of: string; readonly key: string } | null = null;
  return {
    key(action, content) {
      const of = JSON.stringify([action, ...content]);
      if (current?.of !== of) current = { of, key: random() };
      return current.key;
    },
    end() {
      current = null;
    },
  };
}

/** Returns a random id; `crypto.randomUUID` is missing on pages without https. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
