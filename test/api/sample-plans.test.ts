import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { timeOf } from '../../core/time/wall-time.ts';
import { checkedFile } from '../../demo/api/sample-data/checked-file.ts';
import { sampleItems } from '../../demo/api/sample-data/made/items.ts';
import { sampleOffers } from '../../demo/api/sample-data/made/offers.ts';
import { samplePages, venueIds } from '../../demo/api/sample-data/made/people.ts';
import { venueOf } from '../../demo/api/sample-data/made/venues.ts';
import { isAtHome } from '../../demo/api/sample-data/names/nature.ts';
import { exact } from '../../demo/api/schemas/common.ts';

const TODAY = '2026-11-20';
const made = (scale: number) => {
  const offers = sampleOffers(TODAY, scale);
  return { offers, pages: samplePages(scale), ...sampleItems(TODAY, scale, offers) };
};
const once = made(1);
const twice = made(2);

describe('C-sample-data: the sample', () => {
  it('the sample is the same every time', () => {
    expect(made(1)).toEqual(once);
  });

  it.each(['offers', 'events', 'animations', 'pages'] as const)('SAMPLE_SCALE multiplies the %s', (what) => {
    expect(twice[what].length / once[what].length).toBeGreaterThan(1.7);
    expect(twice[what].length / once[what].length).toBeLessThan(2.1);
  });

  it('ids, addresses and slugs of the sample are unique', () => {
    const { events, animations, pages, offers } = twice;
    for (const things of [events, animations, offers]) {
      expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
      expect(new Set(things.map(({ url }) => url)).size).toBe(things.length);
    }
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length);
  });

  it('addresses are made of small letters, digits and hyphens', () => {
    const addresses = [...once.events, ...once.animations, ...once.offers].map(({ url }) => url);
    expect(addresses.filter((url) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(url))).toEqual([]);
  });

  it('each venue has a different slug at the largest scale', () => {
    const slugs = new Set(Array.from({ length: 300_000 }, (_, n) => venueOf(n).slug));
    expect(slugs.size).toBe(300_000);
  });

  it('an event is at a venue that is made for its sport', () => {
    const venues = new Map(venueIds(1).map((id, n) => [id, venueOf(n)]));
    const misplaced = once.events
      .filter(({ providerId }) => providerId > 5000)
      .filter(({ providerId, sport }) => !venues.get(providerId)?.category.sports.includes(sport));
    expect(misplaced).toEqual([]);
  });

  it('offers suit their town: no surfing without waves, no ridge without mountains', () => {
    const towns = new Map(twice.pages.map(({ personId, town }) => [personId, town]));
    const offered = [...twice.events, ...twice.animations, ...twice.offers];
    const misplaced = offered.filter(({ providerId, sport, title }) => {
      const town = towns.get(providerId);
      return !town || !isAtHome(sport, town) || !isAtHome(title, town);
    });
    expect(misplaced).toEqual([]);
    const surfed = offered.filter(({ sport }) => sport === 'surf').map(({ providerId }) => towns.get(providerId)?.name);
    expect(surfed).toContain('Biarritz');
    expect(surfed).not.toContain('Metz');
  });

  it('children, mornings and long outings begin at hours that suit them', () => {
    const odd = once.events.filter(({ title, times }) => {
      const hour = times ? timeOf(times.start) : null;
      return (
        hour !== null && ((/bébés|enfants/i.test(title) && hour > '17:00') || (/matin/.test(title) && hour > '11:00'))
      );
    });
    expect(odd).toEqual([]);
  });
});

describe('C-sample-data: the JSON files of the sample', () => {
  const Offers = Type.Array(exact({ title: Type.String(), freeSlot: Type.Optional(Type.Integer()) }));
  const yoga = { title: 'Yoga doux', freeSlot: 1 };

  it('a file of the sample that matches its schema is read unchanged', () => {
    expect(checkedFile(Offers, 'offers.json', [yoga])()).toEqual([yoga]);
  });

  it.each([
    { fault: 'a member is missing', wrong: { freeSlot: 1 } },
    { fault: 'a member has another type', wrong: { ...yoga, freeSlot: 'one' } },
    { fault: 'a member is misspelled', wrong: { ...yoga, freeSlots: 1 } },
  ])('a file of the sample in which $fault is refused by its name and place', ({ wrong }) => {
    const read = checkedFile(Offers, 'offers.json', [yoga, wrong]);
    for (let n = 0; n < 2; n += 1) expect(read).toThrow(/^offers\.json of the sample is wrong at \/1/);
  });
});
