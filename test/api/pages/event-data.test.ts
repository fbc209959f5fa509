import { describe, expect, it } from 'vitest';
import type { EventPage } from '../../../core/catalogue/event-page.ts';
import { eventDescription } from '../../../demo/pages/head/descriptions.ts';
import { eventData } from '../../../demo/pages/head/event-data.ts';
import { anEvent } from '../../fixtures/data/events.ts';

const VENUE = {
  ...{ id: 1, fullName: 'Studio Lumière', url: 'studio-lumiere', groups: ['Providers'], picture: null },
  ...{ city: { name: 'Paris', postalCode: '75010' }, position: null },
};

const AT = { path: '/event/stage', origin: 'https://m.example', now: Date.parse('2026-01-01T12:00:00Z') };

const anEventPage = (changes: Partial<EventPage>): EventPage => ({
  ...anEvent(),
  ...{ item: 'event:1', paragraphs: [], priceId: null, providerId: 1, nextSlot: null, takesBookings: true },
  ...{ endSlotted: null, hasEnded: false },
  ...changes,
});

const dataOf = (more: Partial<EventPage>) => eventData(anEventPage(more), VENUE, AT);

describe('D-page-data: an event', () => {
  it.each([
    ['2026-07-04T10:30', '2026-07-04T10:30:00+02:00', '2026-07-04T12:00:00+02:00'],
    ['2026-12-04T10:30', '2026-12-04T10:30:00+01:00', '2026-12-04T12:00:00+01:00'],
    // Clocks go back at 3:00 on this night.
    ['2026-10-25T01:30', '2026-10-25T01:30:00+02:00', '2026-10-25T02:00:00+01:00'],
  ] as const)('the data of an event begin and end with the offset of its day: %s', (start, startDate, endDate) => {
    expect(dataOf({ start, duration: 1.5 })).toMatchObject({ startDate, endDate });
  });

  it('an event that has no date or is withdrawn has no structured data', () => {
    expect(dataOf({ start: null, firstSlot: null })).toBe(null);
    expect(dataOf({ isActive: false })).toBe(null);
    expect(dataOf({ start: null, firstSlot: '2026-12-04T10:30' })).toMatchObject({
      startDate: '2026-12-04T10:30:00+01:00',
    });
  });

  it('an event that cannot be bought has no offer, and one without a place is sold out', () => {
    expect(dataOf({ isTeaser: true })).not.toHaveProperty('offers');
    expect(dataOf({ isInformation: true })).not.toHaveProperty('offers');
    expect(dataOf({ start: '2025-12-31T10:00' })).not.toHaveProperty('offers');
    expect(dataOf({ price: 1250, placesLeft: 0 })).toMatchObject({
      offers: { price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/SoldOut' },
    });
  });

  it('an event without a position and a picture has no geo and no image', () => {
    const data = dataOf({ picture: { medium: null, mini: null } });
    expect(data).not.toHaveProperty('image');
    expect(data?.['location']).not.toHaveProperty('geo');
  });
});

describe('D-page-head: the description of an event', () => {
  it('the description of an event is cut at a word', () => {
    const paragraphs = ['Une séance '.repeat(40)];
    const description = eventDescription(
      anEventPage({ type: 'single', start: '2026-12-04T10:30', paragraphs }),
      VENUE,
      'fr',
    );
    expect(description).toMatch(/^vendredi 4 déc. 2026, 10h30 · .*Paris\. Une séance.*…$/);
    expect(description.length).toBeLessThanOrEqual(156);
  });
});
