import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Place } from '../../../core/map/place.ts';
import { placesOf } from '../../../core/map/places.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import { PlaceList } from '../../../widgets/provider-map/view/PlaceList.tsx';
import { LOADING, type Resource } from '../../../widgets/shared/api/resource.ts';
import type { AttributeTable } from '../../../widgets/shared/base/attributes.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { buttonNamed, press, render, said, textOf } from '../render.tsx';
import { aPlace, aVenue, listed, somePlaces } from './a-place.ts';

const ACTIONS = { details: LOADING, max: 3, showAllHref: () => '/', onShowAll: () => true, onRetry: () => {} };
const SENTENCE = 'Votre navigateur ne peut pas afficher la carte.';

interface Choices {
  readonly places?: readonly Place[];
  readonly action?: { readonly label: string; readonly onPress: () => void } | null;
  readonly status?: Resource<unknown>['status'];
}

/** A list that expands the pressed row, as its parent does; `choose` acts as a selection in the event list. */
async function aList({ places: first = somePlaces(3), action = null, status = 'loaded' }: Choices = {}) {
  const context = aContext<AttributeTable>('creneau-provider-map', {});
  let choose: (place: Place | null) => void = () => {};
  let answer: (next: readonly Place[], open: Place | null) => void = () => {};
  function Owner() {
    const [places, setPlaces] = useState(first);
    const [open, setOpen] = useState<Place | null>(null);
    const [position, setPosition] = useState<MapPosition | null>(null);
    const toggle = (place: Place | null) => {
      setOpen(place);
      setPosition(place?.positions.length === 1 ? place.positions[0] : null);
    };
    choose = toggle;
    answer = (next, chosen) => {
      setPlaces(next);
      toggle(chosen);
    };
    const state = { open, position, onToggle: toggle, onOpen: setPosition };
    return <PlaceList {...ACTIONS} {...state} {...{ action, status }} places={listed(places)} sentence={SENTENCE} />;
  }
  const view = await render(context, <Owner />);
  const rows = () => [...view.querySelectorAll<HTMLElement>('[part~="place-row"]')];
  const names = () => rows().map((row) => textOf(row.querySelector('.place-toggle-name')));
  const open = () => rows().filter((row) => row.querySelector('[aria-expanded="true"]'));
  return {
    view,
    rows,
    names,
    open,
    choose: (place: Place | null) => act(async () => choose(place)),
    /** Shows other places, one of which may be open. */
    answer: (next: readonly Place[], chosen: Place | null) => act(async () => answer(next, chosen)),
  };
}

describe('the fallback list', () => {
  it('the fallback list shows the reason, then the places with their providers and numbers of events', async () => {
    const places = [aPlace(aVenue(1, { events: [1, 2] })), aPlace(aVenue(2, { city: null, latitude: 1 }))];
    const { view, rows } = await aList({ places });
    expect(textOf(view.querySelector('[part="why"]'))).toBe(SENTENCE);
    expect(rows().map(textOf)).toEqual(['Studio 1 Lyon · 2 événements', 'Studio 2 1 événement']);
    expect(view.querySelectorAll('ul > li > button[aria-expanded="false"]')).toHaveLength(2);
  });

  it('the fallback list has a button if the map can be drawn again', async () => {
    const onPress = vi.fn();
    const { view } = await aList({ action: { label: 'Autoriser la carte', onPress } });
    await press(view, 'Autoriser la carte');
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('a pressed row of the fallback list expands, and collapses at the next press; one row is open at a time', async () => {
    const { view, open } = await aList();
    await press(view, /Studio 0/);
    await press(view, /Studio 1/);
    expect(open().map((row) => textOf(row.querySelector('[part="place-name"]')))).toEqual(['Studio 1']);
    const button = buttonNamed(view, /Studio 1/);
    expect(view.querySelector(`[id="${button.getAttribute('aria-controls')}"]`)).not.toBeNull();
    expect(document.activeElement).toBe(button);
    await press(view, /Studio 1/);
    expect(open()).toEqual([]);
  });

  it('the row of a shared place expands to its providers', async () => {
    const { view } = await aList({ places: [aPlace(aVenue(1), aVenue(2))] });
    await press(view, /2 enseignes/);
    await press(view, /Studio 2/);
    expect(textOf(view.querySelector('h3 a'))).toBe('Studio 2');
  });

  it('the fallback list says that there are no places, or that they are loading', async () => {
    const none = await aList({ places: [] });
    expect(said(none.view, 'status')).toEqual(['Aucun événement ne correspond à ces filtres.']);
    const some = await aList({ status: 'loading' });
    expect([said(some.view, 'status'), some.rows().length]).toEqual([['Chargement des lieux…'], 3]);
  });
});

describe('the fallback list: places that failed to load', () => {
  it('the fallback list does not say that there are no places if they failed to load', async () => {
    const { view } = await aList({ places: [], status: 'failed' });
    expect([said(view, 'status'), textOf(view)]).toEqual([[], SENTENCE]);
  });
});

describe('the fallback list: a later response, whose places have the same keys', () => {
  const [first] = somePlaces(1) as readonly [Place];
  const [other] = [...placesOf([aVenue(7), aVenue(8)])] as readonly Place[] as readonly [Place];

  it('the state of a place in the fallback list is not used for another place with the same key', async () => {
    const many = [...placesOf(Array.from({ length: 60 }, (_, id) => aVenue(id)))];
    const further = [...placesOf(Array.from({ length: 60 }, (_, id) => aVenue(id, { latitude: 1 })))];
    const { view, answer, choose } = await aList({ places: many });
    await choose(many[0] ?? null);
    await press(view, "Voir plus d'enseignes");
    await answer(further, further[0] ?? null);
    expect(view.querySelectorAll('[part="venue"]')).toHaveLength(50);
  });

  it('the rows of a later response are new, and a row that the event list opens is scrolled into view', async () => {
    const { view, rows, answer } = await aList({ places: [first] });
    await press(view, /Studio 0/);
    const before = rows()[0];
    const scrolled = vi.spyOn(view.querySelector('[part="instead"]') as HTMLElement, 'scrollTo');
    await answer([other], other);
    expect([rows()[0] === before, scrolled.mock.calls.length]).toEqual([false, 1]);
  });
});

describe('the fallback list: 20,000 places', () => {
  it('D-focus-kept: twenty places are shown at first and twenty more by each press, with the focus on the first new one', async () => {
    const { view, rows } = await aList({ places: somePlaces(20_000) });
    expect(rows()).toHaveLength(20);
    await press(view, 'Voir plus de lieux');
    expect(rows()).toHaveLength(40);
    expect(document.activeElement).toBe(rows()[20]?.querySelector('button'));
  });

  it('the place of an event that is selected in the event list is expanded and scrolled to, wherever it is', async () => {
    const places = somePlaces(20_000);
    const { view, names, open, choose } = await aList({ places });
    const scrolled = vi.spyOn(view.querySelector('[part="instead"]') as HTMLElement, 'scrollTo');
    await choose(places[19_000] ?? null);
    expect(names().slice(0, 2)).toEqual(['Studio 19000', 'Studio 0']);
    expect([open().length, names().length, scrolled.mock.calls.length]).toEqual([1, 21, 1]);
    await choose(places[5] ?? null);
    expect([names()[0], names().length, scrolled.mock.calls.length]).toEqual(['Studio 0', 20, 2]);
    await choose(null);
    expect([open().length, scrolled.mock.calls.length]).toEqual([0, 2]);
  });

  it('with a selected place before the others, a press shows more places without leaving one out', async () => {
    const places = somePlaces(60);
    const { view, rows, names, choose } = await aList({ places });
    await choose(places[25] ?? null);
    await press(view, 'Voir plus de lieux');
    expect(names()).toEqual(places.slice(0, 40).map(({ positions }) => positions[0].provider.name));
    expect(document.activeElement).toBe(rows()[20]?.querySelector('button'));
  });

  it('the list does not scroll to a pressed row', async () => {
    const { view } = await aList();
    const scrolled = vi.spyOn(view.querySelector('[part="instead"]') as HTMLElement, 'scrollTo');
    await press(view, /Studio 1/);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
