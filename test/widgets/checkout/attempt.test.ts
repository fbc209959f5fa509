import { describe, expect, it } from 'vitest';
import { createAttempt } from '../../../widgets/checkout/runner/attempt.ts';

function anAttempt() {
  let count = 0;
  return createAttempt(() => `key ${++count}`);
}

describe('D-idempotency: one idempotency key for each attempt', () => {
  it('a repeated request has the same key', () => {
    const attempt = anAttempt();
    expect([attempt.key('order', ['h', 0]), attempt.key('order', ['h', 0])]).toEqual(['key 1', 'key 1']);
  });

  it.each<[string, string, readonly unknown[]]>([
    ['another action', 'hold', ['h', 0]],
    ['another total', 'order', ['h', 1200]],
    ['another hold', 'order', ['g', 0]],
  ])('a request for %s has another key', (_, action, content) => {
    const attempt = anAttempt();
    attempt.key('order', ['h', 0]);
    expect(attempt.key(action, content)).toBe('key 2');
  });

  it('after a response the same request has a new key', () => {
    const attempt = anAttempt();
    attempt.key('order', ['h', 0]);
    attempt.end();
    expect(attempt.key('order', ['h', 0])).toBe('key 2');
  });

  it('a key has 128 random bits, even on a page without https', () => {
    const attempt = createAttempt();
    const first = attempt.key('order', []);
    attempt.end();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(attempt.key('order', [])).not.toBe(first);
  });
});
