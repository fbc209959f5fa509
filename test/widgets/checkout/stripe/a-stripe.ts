import type { Stripe, StripeError } from '@stripe/stripe-js';
import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { attributes } from '../../../../widgets/checkout/attributes.ts';
import type { CheckoutContext } from '../../../../widgets/checkout/runner/contexts.ts';
import type { CheckoutState } from '../../../../widgets/checkout/state.ts';
import { aContext } from '../../../fixtures/data/widget-context.ts';

/** A double of Stripe: it returns `retrieved`, and `say` fires the events of its form. */
export function aStripe() {
  const handlers = new Map<string, (event: unknown) => void>();
  const element = {
    on: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
    mount: vi.fn(),
    destroy: vi.fn(),
  };
  const group = { create: vi.fn(() => element), update: vi.fn(), submit: vi.fn(async () => ({})) };
  const parts = {
    elements: vi.fn((_options: object) => group),
    confirmPayment: vi.fn(async (_options: object) => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } })),
    confirmCardPayment: vi.fn(
      async (..._given: readonly unknown[]): Promise<unknown> => ({ paymentIntent: { status: 'succeeded' } }),
    ),
    createPaymentMethod: vi.fn(async (_options: object) => ({ paymentMethod: { id: 'pm_2', type: 'card' } })),
    retrievePaymentIntent: vi.fn(async (_secret: string): Promise<unknown> => ({})),
  };
  const say = {
    ready: () => handlers.get('ready')?.({}),
    means: (type: string) => handlers.get('change')?.({ value: { type } }),
    loadError: (error: Partial<StripeError>) => handlers.get('loaderror')?.({ error }),
  };
  return { ...parts, stripe: parts as unknown as Stripe, group, element, say };
}

/** A checkout at a review of 24 €. */
export function aCheckoutContext() {
  const context = aContext<typeof attributes>('creneau-checkout', { for: null, item: null });
  const hold = { quote: { total: 2400, currency: 'EUR' } };
  const stage = { step: 'reviewing', sale: { hold, wishes: null }, notice: null, errors: {} };
  const state = createStore<CheckoutState>()(() => ({ stage }) as unknown as CheckoutState);
  const checkout = { context, state, purchase: () => null, dispatch: vi.fn() };
  return { ...context, checkout: checkout as unknown as CheckoutContext };
}

/** Defines this double in place of Stripe's code. */
export function setStripe(stripe: Stripe): void {
  Reflect.set(globalThis, 'Stripe', () => stripe);
}
