import { describe, expect, it } from 'vitest';
import type { Hold } from '../../../core/checkout/hold.ts';
import { Terms } from '../../../widgets/checkout/payment/Terms.tsx';
import { PaymentElsewhere } from '../../../widgets/checkout/view/PaymentElsewhere.tsx';
import { aHold } from '../../core/checkout/samples.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { render } from '../render.tsx';

const PROVIDER = { id: 42, fullName: 'Studio Lumière', url: 'studio-lumiere' };
const nothing = () => {};

function item(ref: string, url: string): Partial<Hold> {
  return { slotted: null, item: { ref, url, title: 'Yoga' } as Hold['item'] };
}

describe("D-page-address: the checkout's links", () => {
  it.each([
    ['https://m.example/fr', 'https://m.example/fr/terms/studio-lumiere'],
    ['', `${location.origin}/terms/studio-lumiere`],
  ])('the terms are on the marketplace, or else on the site of the page: %j', async (siteUrl, address) => {
    const context = aContext('creneau-checkout', {}, { settings: { siteUrl } });
    const terms = <Terms provider={PROVIDER} isAgreed={false} isMissing={false} isDated={false} onAgree={nothing} />;
    const view = await render(context, terms);
    expect(view.querySelector('a')?.getAttribute('href')).toBe(address);
  });

  it.each<[string, Partial<Hold>, string, string]>([
    ['slots', { slotted: { id: 7, title: 'Yoga', url: 'yoga-doux' } }, '', `${location.origin}/slotted/yoga-doux`],
    ['an event', item('event:12', 'yoga'), 'https://m.example', 'https://m.example/event/yoga'],
    ['an animation with a path', item('animation:8', '/animation/boxe'), '', `${location.origin}/animation/boxe`],
    ['a membership', item('membership-option:3', 'pass'), '', `${location.origin}/memberships/`],
  ])('the link to pay elsewhere leads to the page of what is bought: %s', async (_, changes, siteUrl, address) => {
    const context = aContext('creneau-checkout', {}, { settings: { siteUrl } });
    const view = await render(context, <PaymentElsewhere hold={{ ...aHold(), ...changes }} />);
    expect(view.querySelector('a')?.getAttribute('href')).toBe(address);
  });
});
