import { describe, expect, it } from 'vitest';
import type { CatalogueEvent } from '../../../../core/catalogue/event.ts';
import type { AttributeTable } from '../../../../widgets/shared/base/attributes.ts';
import { EventCard } from '../../../../widgets/shared/lists/event-card/EventCard.tsx';
import type { Settings } from '../../../../widgets/shared/page/element-settings.ts';
import { anEvent } from '../../../fixtures/data/events.ts';
import { aContext } from '../../../fixtures/data/widget-context.ts';
import { render, textOf } from '../../render.tsx';

const SITE = 'https://marketplace.example';

async function aCard(changes: Partial<CatalogueEvent> = {}, settings: Partial<Settings> = {}) {
  const context = aContext<AttributeTable>('creneau-event-list', {}, { settings });
  const view = await render(context, <EventCard event={anEvent(changes)} />);
  const find = (part: string) => view.querySelector(`[part~="${part}"]`);
  return {
    view,
    find,
    /** The visible texts, without texts for assistive technology only. */
    seen(part: string) {
      const copy = find(part)?.cloneNode(true) as HTMLElement | undefined;
      for (const hidden of copy?.querySelectorAll('.visually-hidden') ?? []) hidden.remove();
      return textOf(copy ?? null);
    },
    links: () => [...view.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')]),
  };
}

describe('S-price-area, S-card-subscribed: the price area', () => {
  const struck = { price: 1200, initialPrice: 1500, discount: 20 };
  it.each([
    [{ isTeaser: true, ...struck }, "Ça m'intéresse", "I'm interested", '', ''],
    [{ isCashback: true, ...struck }, 'Cashback', 'Cashback', '-20 %', '-20%'],
    [{ isInformation: true, ...struck }, '', '', '', ''],
    [{ isSubscribed: true }, 'Abonné', 'Subscribed', '', ''],
    [{ price: 0 }, 'Gratuit', 'Free', '', ''],
    [{ price: 0, type: 'open' }, 'Gratuit', 'Free', '', ''],
    [{ type: 'open' }, 'à partir de 12,00 €', 'from €12.00', '', ''],
    [{ type: 'open', ...struck }, 'à partir de 12,00 € 15,00 €', 'from €12.00 €15.00', '-20 %', '-20%'],
    [{}, '12,00 €', '€12.00', '', ''],
    [struck, '12,00 € 15,00 €', '€12.00 €15.00', '-20 %', '-20%'],
    [{ ...struck, discount: 12.5 }, '12,00 € 15,00 €', '€12.00 €15.00', '-12,5 %', '-12.5%'],
    [{ currency: 'GBP' }, '12,00 £', '£12.00', '', ''],
    [{ currency: null }, '12,00 €', '€12.00', '', ''],
  ] as const)('a card with %j has the price area: %s · %s', async (changes, french, english, badge, englishBadge) => {
    const fr = await aCard(changes);
    const en = await aCard(changes, { lang: 'en' });
    expect([fr.seen('event-price'), fr.seen('badge')]).toEqual([french, badge]);
    expect([en.seen('event-price'), en.seen('badge')]).toEqual([english, englishBadge]);
  });

  it('a struck price is announced as the initial price', async () => {
    const { find, view } = await aCard(struck);
    expect(textOf(view.querySelector('s'))).toBe('15,00 €');
    expect(textOf(find('event-price'))).toBe('12,00 € Au lieu de 15,00 €');
  });

  it('the currency setting is used if the API gives none', async () => {
    expect((await aCard({ currency: null }, { currency: 'USD', lang: 'en' })).seen('event-price')).toBe('$12.00');
  });
});

describe('D-places-left: the places of a card', () => {
  it.each([
    [{ placesLeft: 3 }, '3 places restantes', '3 places left'],
    [{ placesLeft: 1 }, '1 place restante', '1 place left'],
    [{ placesLeft: 0 }, 'Complet', 'Full'],
    [{ placesLeft: null }, '', ''],
    [{ placesLeft: 3, isInformation: true }, '', ''],
  ])('a card with %j shows its places: %s · %s', async (changes, french, english) => {
    expect((await aCard(changes)).seen('event-places')).toBe(french);
    expect((await aCard(changes, { lang: 'en' })).seen('event-places')).toBe(english);
  });
});

describe('S-event-card: the place of a card', () => {
  const provider = { name: 'Studio Lumière', url: 'studio-lumiere' };
  it.each([
    [{ ...provider, city: 'Paris' }, 'Studio Lumière · Paris'],
    [{ ...provider, city: null }, 'Studio Lumière'],
  ])('a card of the provider %j shows the place: %s', async (where, text) => {
    expect(textOf((await aCard({ provider: where })).view.querySelector('.event-provider'))).toBe(text);
  });
});

describe('S-event-card, D-date-formats: the dates of a card', () => {
  const date = '2026-11-26T14:30' as const;
  it.each([
    [{}, '26 nov. 2026 14H30', '26 Nov 2026 02:30 PM'],
    [{ type: 'cyclic', weekday: 3 }, 'Jeudis 26 nov. 2026 14H30', 'Thursdays 26 Nov 2026 02:30 PM'],
    [
      { type: 'slotted', start: null, firstSlot: '2026-11-24T08:00' },
      '24 nov. 2026 À partir de 08H00',
      '24 Nov 2026 From 08:00 AM',
    ],
    [
      { type: 'open', openings: [{ weekday: 0, start: '10:00' }] },
      'Lundis 10H00 – 11H30',
      'Mondays 10:00 AM – 11:30 AM',
    ],
    [
      {
        type: 'open',
        openings: ([0, 1, 2, 3, 4, 6] as const).map((weekday) => ({ weekday, start: '10:00' as const })),
      },
      'Lundis – Vendredis, Dimanches 10H00 – 11H30',
      'Mondays – Fridays, Sundays 10:00 AM – 11:30 AM',
    ],
    [
      { type: 'open', duration: null, openings: [{ weekday: 5, start: '00:30' }] },
      'Samedis 00H30',
      'Saturdays 12:30 AM',
    ],
    [{ start: null }, '', ''],
  ] as const)('a card with %j shows its dates: %s · %s', async (changes, french, english) => {
    const event = { start: date, ...changes } as Partial<CatalogueEvent>;
    expect((await aCard(event)).seen('event-when')).toBe(french);
    expect((await aCard(event, { lang: 'en' })).seen('event-when')).toBe(english);
  });

  it('an hour of a card has a spoken form', async () => {
    const { view } = await aCard();
    expect([...view.querySelectorAll('.event-when .visually-hidden')].map(textOf)).toEqual(['14 h 30']);
  });

  it('a card with many opening hours shows one, with a note about the others', async () => {
    const openings = ['08:00', '10:00', '12:00'].map((start) => ({ weekday: 0, start })) as never;
    expect((await aCard({ type: 'open', openings })).seen('event-when')).toBe(
      "Lundis 08H00 – 09H30et d'autres horaires",
    );
  });

  it('a card in another zone shows the hour of that zone, with its offset; without a day, the hour of Paris', async () => {
    const settings = { timeZone: 'America/New_York' };
    expect((await aCard({}, settings)).seen('event-when')).toBe('26 nov. 2026 08H30 UTC−5');
    const night = await aCard({ start: '2026-11-26T02:30' }, settings);
    expect(night.seen('event-when')).toBe('26 nov. 2026 20H30 UTC−5 (25 nov.)');
    const open = { type: 'open', openings: [{ weekday: 0, start: '10:00' }], firstSlot: '2026-11-30T10:00' } as const;
    expect((await aCard(open, settings)).seen('event-when')).toBe('Lundis 04H00 UTC−5 – 05H30 UTC−5');
    const weekly = await aCard({ ...open, firstSlot: null }, settings);
    expect(weekly.seen('event-when')).toBe('Lundis 10H00 (Paris) – 11H30 (Paris)');
  });

  it('occurrences show an abbreviated weekday; an occurrence that is not scheduled is not a link', async () => {
    const occurrences = [
      { start: '2026-11-26T14:30', url: 'yoga-1', isScheduled: true },
      { start: '2026-12-03T14:30', url: 'yoga-2', isScheduled: false },
    ] as const;
    const { view, links } = await aCard({ type: 'cyclic', occurrences });
    expect([...view.querySelectorAll('.occurrences li')].map(textOf)).toEqual([
      'jeu. 26 nov.',
      'jeu. 3 déc., pas encore ouverte à la réservation',
    ]);
    expect(links()).toContainEqual(['jeu. 26 nov.', `${SITE}/event/yoga-1`]);
    expect(links().map(([text]) => text)).not.toContain('jeu. 3 déc.');
  });

  it('a card shows at most six occurrences; a single occurrence is shown only as the date of the card', async () => {
    const many = Array.from({ length: 40 }, (_, n) => ({ start: date, url: `yoga-${n}`, isScheduled: true }));
    expect((await aCard({ type: 'cyclic', occurrences: many })).view.querySelectorAll('.occurrence')).toHaveLength(6);
    const one = await aCard({ type: 'cyclic', occurrences: many.slice(0, 1) });
    expect(one.view.querySelector('.occurrences')).toBeNull();
  });
});

describe('D-page-address: the links of a card', () => {
  it.each([
    [{}, `${SITE}/event/yoga-au-parc`],
    [{ type: 'slotted' }, `${SITE}/slotted/yoga-au-parc`],
    [{ url: '/elsewhere/1' }, `${SITE}/elsewhere/1`],
    [{ url: 'https://other.example/x' }, 'https://other.example/x'],
  ] as const)('a card with %j links to %s, and to its venue', async (changes, href) => {
    const { links } = await aCard(changes);
    expect(links()).toEqual([
      ['Yoga au parc', href],
      ['Studio Lumière', `${SITE}/user/studio-lumiere`],
    ]);
  });

  it('no link of a card is inside another link, and the title is a heading', async () => {
    const { view } = await aCard({ type: 'cyclic' });
    expect(view.querySelector('a a, a button, button a')).toBeNull();
    expect(textOf(view.querySelector('article h3 a'))).toBe('Yoga au parc');
  });

  it('D-truncation: the title of a card is cut to 55 characters', async () => {
    const { find } = await aCard({ title: 'x'.repeat(56) });
    expect(textOf(find('event-title'))).toBe(`${'x'.repeat(55)}…`);
    expect(textOf((await aCard({ title: 'x'.repeat(55) })).find('event-title'))).toBe('x'.repeat(55));
  });

  it('HTML in the title of a card is text', async () => {
    const { view, find } = await aCard({ title: '<img src=x onerror=alert(1)>' });
    expect([view.querySelector('img'), textOf(find('event-title'))]).toEqual([null, '<img src=x onerror=alert(1)>']);
  });

  it('a card without sport, provider, date and picture leaves them out', async () => {
    const { links, find } = await aCard({ sport: null, provider: null, start: null });
    expect(links()).toEqual([['Yoga au parc', `${SITE}/event/yoga-au-parc`]]);
    expect(textOf(find('event'))).toBe('Yoga au parc12,00 €');
  });
});
