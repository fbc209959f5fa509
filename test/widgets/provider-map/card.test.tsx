import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Place } from '../../../core/map/place.ts';
import { placesOf } from '../../../core/map/places.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import { PlaceCard } from '../../../widgets/provider-map/view/PlaceCard.tsx';
import { LOADING } from '../../../widgets/shared/api/resource.ts';
import type { AttributeTable } from '../../../widgets/shared/base/attributes.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { buttonNamed, press, render, textOf } from '../render.tsx';
import { aPlace, aPosition, aVenue } from './a-place.ts';

const ACTIONS = { details: LOADING, max: 3, showAllHref: () => '/', onShowAll: () => true, onRetry: () => {} };

/** A card that opens the pressed provider, as its parent does; `choose` acts as a selection in the event list. */
async function aCard(start: Place, first: MapPosition | null = null) {
  const context = aContext<AttributeTable>('creneau-provider-map', {});
  let choose: (position: MapPosition | null) => void = () => {};
  let move: (place: Place) => void = () => {};
  function Owner() {
    const [place, setPlace] = useState(start);
    const [position, open] = useState(first);
    choose = open;
    move = setPlace;
    return <PlaceCard {...ACTIONS} place={place} position={position} onOpen={open} headingId="who" />;
  }
  const view = await render(context, <Owner />);
  const heading = () => textOf(view.querySelector('#who'));
  const venues = () => [...view.querySelectorAll('[part="venue"]')];
  return {
    view,
    heading,
    venues,
    choose: (position?: MapPosition) => act(async () => choose(position ?? null)),
    move: (place: Place) => act(async () => move(place)),
  };
}

const manyAt = (count: number) => aPlace(...Array.from({ length: count }, (_, id) => aVenue(id)));

describe('S-provider-popup: the card of a place', () => {
  it('the card of one provider shows its details at once, without a back button', async () => {
    const position = aPosition();
    const { view, heading, venues } = await aCard(aPlace(position), position);
    expect([heading(), venues().length, view.querySelectorAll('button').length]).toEqual(['Studio Lumière', 0, 0]);
  });

  it('a card of several providers shows their names and numbers of events; a press on a provider shows its details', async () => {
    const { view, heading, venues } = await aCard(aPlace(aVenue(1), aVenue(2, { events: [1, 2] })));
    expect(heading()).toBe('2 enseignes, Lyon');
    expect(venues().map(textOf)).toEqual(['Studio 1 1 événement', 'Studio 2 2 événements']);
    await press(view, /Studio 2/);
    expect(heading()).toBe('Studio 2');
    expect(view.querySelector('.venues')?.hasAttribute('hidden')).toBe(true);
  });

  it('D-focus-kept: a press on a provider moves the focus to the back button, which returns it to the provider', async () => {
    const { view } = await aCard(manyAt(3));
    await press(view, /Studio 1/);
    expect(document.activeElement).toBe(buttonNamed(view, 'Toutes les enseignes de ce lieu'));
    await press(view, 'Toutes les enseignes de ce lieu');
    expect(document.activeElement).toBe(buttonNamed(view, /Studio 1/));
  });

  it('a card that the event list opens at one of several providers does not take the focus; its back button shows all', async () => {
    const place = manyAt(3);
    const { view, heading } = await aCard(place, place.positions[2]);
    expect([heading(), document.activeElement]).toEqual(['Studio 2', document.body]);
    await press(view, 'Toutes les enseignes de ce lieu');
    expect(document.activeElement).toBe(buttonNamed(view, /Studio 2/));
  });

  it('selecting in the event list after a press does not move the focus', async () => {
    const place = manyAt(3);
    const { view, heading, choose } = await aCard(place);
    await press(view, /Studio 1/);
    await press(view, 'Toutes les enseignes de ce lieu');
    const outside = view.appendChild(document.createElement('input'));
    outside.focus();
    await choose(place.positions[2]);
    expect([heading(), document.activeElement]).toEqual(['Studio 2', outside]);
  });

  it('a venue that the API sends twice is listed twice', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { venues } = await aCard(aPlace(aVenue(1), aVenue(1)));
    expect([venues().length, error.mock.calls]).toEqual([2, []]);
    error.mockRestore();
  });

  it('each id occurs once in a card', async () => {
    const { view } = await aCard(manyAt(3), null);
    await press(view, /Studio 1/);
    expect(view.querySelectorAll('#who')).toHaveLength(1);
  });
});

describe('a card of 500 providers at one point', () => {
  it('D-focus-kept: fifty providers are shown at first and fifty more by each press, with the focus on the first new one', async () => {
    const { view, venues } = await aCard(manyAt(500));
    expect(venues()).toHaveLength(50);
    await press(view, "Voir plus d'enseignes");
    expect(venues()).toHaveLength(100);
    expect(document.activeElement).toBe(venues()[50]);
  });

  it('the state of a place is not used for another place with the same key in a later response', async () => {
    const [here, there] = [0, 1].map((latitude) => {
      const [place] = placesOf(Array.from({ length: 120 }, (_, id) => aVenue(id, { latitude })));
      return place as Place;
    }) as [Place, Place];
    const { view, venues, move } = await aCard(here);
    await press(view, "Voir plus d'enseignes");
    await move(there);
    expect([here.key === there.key, venues().length]).toEqual([true, 50]);
  });

  it('the list of providers keeps its length while one provider is open', async () => {
    const { view, venues } = await aCard(manyAt(120));
    await press(view, "Voir plus d'enseignes");
    await press(view, /Studio 70 /);
    await press(view, 'Toutes les enseignes de ce lieu');
    expect(venues()).toHaveLength(100);
    expect(document.activeElement).toBe(venues()[70]);
  });

  it('a list of providers that are all shown has no button', async () => {
    const { view, venues } = await aCard(manyAt(51));
    await press(view, "Voir plus d'enseignes");
    expect(venues()).toHaveLength(51);
    expect(textOf(view)).not.toContain("Voir plus d'enseignes");
  });
});
