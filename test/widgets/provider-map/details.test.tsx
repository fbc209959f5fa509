import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { CatalogueEvent } from '../../../core/catalogue/event.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import { PlaceDetails } from '../../../widgets/provider-map/view/PlaceDetails.tsx';
import type { PositionDetails } from '../../../widgets/shared/api/catalogue/map.ts';
import { ApiError } from '../../../widgets/shared/api/errors.ts';
import { LOADING, type Resource } from '../../../widgets/shared/api/resource.ts';
import type { AttributeTable } from '../../../widgets/shared/base/attributes.ts';
import type { Settings } from '../../../widgets/shared/page/element-settings.ts';
import { anEvent } from '../../fixtures/data/events.ts';
import { aContext, heard } from '../../fixtures/data/widget-context.ts';
import { press, render, said, textOf } from '../render.tsx';
import { aPosition } from './a-place.ts';

const SITE = 'https://marketplace.example';

const events = (count: number): readonly CatalogueEvent[] =>
  Array.from({ length: count }, (_, id) => anEvent({ id, title: `Cours ${id}`, url: `cours-${id}` }));

const loaded = (changes: Partial<PositionDetails> = {}): Resource<PositionDetails> => ({
  status: 'loaded',
  value: { postalCode: '69001', city: 'Lyon', events: events(2), ...changes },
});

async function aView({
  position = {},
  details = loaded(),
  max = 3,
  settings = {},
}: {
  readonly position?: Partial<MapPosition>;
  readonly details?: Resource<PositionDetails>;
  readonly max?: number;
  readonly settings?: Partial<Settings>;
} = {}) {
  const context = aContext<AttributeTable>('creneau-provider-map', {}, { settings });
  const onShowAll = vi.fn(() => true);
  const onRetry = vi.fn();
  const props = { details, max, onShowAll, onRetry, showAllHref: `${SITE}/event/list/?provider=studio-lumiere` };
  const view = await render(context, <PlaceDetails position={aPosition(position)} headingId="who" {...props} />);
  const find = (part: string) => view.querySelector<HTMLElement>(`[part~="${part}"]`);
  const links = () => [...view.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')]);
  /** Whether the view handled the click. The click is always cancelled. */
  const click = async (part: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    let isTaken: boolean | null = null;
    const stay = (late: Event) => {
      isTaken = late.defaultPrevented;
      late.preventDefault();
    };
    document.addEventListener('click', stay, { once: true });
    await act(async () => find(part)?.dispatchEvent(event));
    return isTaken;
  };
  return { view, find, links, click, onShowAll, onRetry, navigations: heard(context.host, 'creneau-navigate') };
}

describe('S-provider-popup: the provider popup', () => {
  it('the popup has a picture, the name as a link to the provider, postal code and city, and events with their links', async () => {
    const provider = { name: 'Studio Lumière', url: 'studio-lumiere', picture: '/pictures/studio.svg' };
    const { view, find, links } = await aView({ position: { provider } });
    expect(find('picture')?.querySelector('img')?.src).toBe(`${SITE}/pictures/studio.svg`);
    expect(textOf(view.querySelector('h3#who'))).toBe('Studio Lumière');
    expect(textOf(find('place-city'))).toBe('69001 Lyon');
    expect(links()).toEqual([
      ['Studio Lumière', `${SITE}/user/studio-lumiere`],
      ['Cours 0', `${SITE}/event/cours-0`],
      ['Cours 1', `${SITE}/event/cours-1`],
    ]);
  });

  it.each([
    [{ mini: '/m.svg', medium: '/l.svg' }, `${SITE}/m.svg`],
    [{ mini: null, medium: '/l.svg' }, `${SITE}/l.svg`],
    [{ mini: null, medium: null }, undefined],
  ])('an event of a popup shows the best of its pictures: %j', async (picture, src) => {
    const { find } = await aView({ details: loaded({ events: [anEvent({ picture })] }) });
    expect(find('place-event')?.querySelector('img')?.src).toBe(src);
  });

  it.each([
    [{ isTeaser: true }, "Ça m'intéresse"],
    [{ type: 'open' }, 'à partir de 12,00 €'],
    [{ price: 0 }, 'Gratuit'],
    [{ price: 1200, initialPrice: 1500, discount: 20 }, '12,00 € Au lieu de 15,00 €'],
    [{ isInformation: true }, ''],
  ] as const)('D-price-area: the price line of %j is the same as on a card: %s', async (changes, line) => {
    const { find } = await aView({ details: loaded({ events: [anEvent(changes)] }) });
    expect(textOf(find('event-price'))).toBe(line);
  });

  it('a slotted event of a popup links to its offer', async () => {
    const { links } = await aView({ details: loaded({ events: [anEvent({ type: 'slotted', url: 'yoga-doux' })] }) });
    expect(links()).toContainEqual(['Yoga au parc', `${SITE}/slotted/yoga-doux`]);
  });

  it.each([
    [{ postalCode: null, city: 'Lyon' }, 'Lyon'],
    [{ postalCode: '69001', city: null }, '69001 Lyon'],
  ])('a popup shows the postal code and city of %j', async (place, text) => {
    expect(textOf((await aView({ details: loaded(place) })).find('place-city'))).toBe(text);
  });

  it('a popup of a provider without a city shows none', async () => {
    const { find } = await aView({ position: { city: null }, details: loaded({ postalCode: null, city: null }) });
    expect(textOf(find('place-city'))).toBe('');
  });

  it('HTML in a name or a title of a popup is text', async () => {
    const html = '<img src=x onerror=alert(1)>';
    const provider = { name: html, url: 'x', picture: null };
    const { view, links } = await aView({
      position: { provider },
      details: loaded({ events: [anEvent({ title: html })] }),
    });
    expect([view.querySelector('img'), ...links().map(([text]) => text)]).toEqual([null, html, html]);
  });
});

describe("D-popup-events: 'Voir tout' after three events", () => {
  it.each([
    [3, 3, 3, false],
    [4, 4, 3, true],
    [2, 2, 3, false],
    [2, 2, 1, true],
    [100, 250, 100, true],
    [1, 0, 3, false],
  ])(
    "with %i events in the details, %i on the map and a limit of %i, whether 'Voir tout' is shown: %s",
    async (there, known, max, isShown) => {
      const position = { events: Array.from({ length: known }, (_, id) => id) };
      const { view, find } = await aView({ position, details: loaded({ events: events(there) }), max });
      expect(view.querySelectorAll('article')).toHaveLength(Math.min(there, max));
      expect(find('show-all')?.textContent).toBe(isShown ? 'Voir tout' : undefined);
    },
  );

  const many = { details: loaded({ events: events(4) }) };

  it("a plain click on 'Voir tout' shows the events in the list, and the page stays", async () => {
    const { click, onShowAll, navigations } = await aView(many);
    expect(await click('show-all')).toBe(true);
    expect([onShowAll.mock.calls.length, navigations]).toEqual([1, []]);
  });

  it("without a list 'Voir tout' is a link to the marketplace, which the page may route", async () => {
    const { click, onShowAll, navigations } = await aView(many);
    onShowAll.mockReturnValue(false);
    expect(await click('show-all')).toBe(false);
    expect(navigations).toEqual([{ href: `${SITE}/event/list/?provider=studio-lumiere` }]);
  });

  it("'Voir tout' with a modifier key opens in another tab", async () => {
    const { click, onShowAll, navigations } = await aView(many);
    expect(await click('show-all', { ctrlKey: true })).toBe(false);
    expect([onShowAll.mock.calls.length, navigations]).toEqual([0, []]);
  });
});

describe('S-list-states: details that are loading', () => {
  it('a popup that is loading has a placeholder for each expected event, at most three, and already shows the provider', async () => {
    const { view, find } = await aView({ details: LOADING, position: { events: [1, 2, 3, 4] } });
    const status = view.querySelector('[role="status"]');
    expect(status?.getAttribute('aria-label')).toBe('Chargement des événements…');
    expect(status?.querySelectorAll('.place-event')).toHaveLength(3);
    expect([textOf(find('place-name')), textOf(find('place-city'))]).toEqual(['Studio Lumière', 'Lyon']);
  });

  it('a failure shows an error with a retry', async () => {
    const { view, onRetry } = await aView({ details: { status: 'failed', error: new ApiError('network', 'no') } });
    expect(said(view, 'alert')[0]).toContain("Les événements n'ont pas pu être chargés.");
    await press(view, 'Réessayer');
    expect(onRetry).toHaveBeenCalledOnce();
  });

  const gone = new ApiError('problem', 'Gone', 404, { code: 'not-found' });
  it.each([
    ['no event is left', loaded({ events: [] })],
    ['the place no longer exists', { status: 'failed', error: gone } as const],
  ])('details say that no event is announced, without a button, if %s', async (_, details) => {
    const { view } = await aView({ details });
    expect(textOf(view)).toContain("Aucun événement n'est annoncé ici pour le moment.");
    expect(view.querySelectorAll('button, [role="alert"], article')).toHaveLength(0);
  });

  it('details are in English if their language is English', async () => {
    const { view } = await aView({ settings: { lang: 'en' }, details: loaded({ events: events(4) }) });
    expect(textOf(view)).toContain('€12.00');
    expect(textOf(view)).toContain('See all');
  });
});
