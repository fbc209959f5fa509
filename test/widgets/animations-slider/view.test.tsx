import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { AnimationsSlider } from '../../../widgets/animations-slider/AnimationsSlider.tsx';
import type { attributes } from '../../../widgets/animations-slider/attributes.ts';
import type { AttributeValues } from '../../../widgets/shared/base/attributes.ts';
import { aDateObject, anAnimationPayload, aPageOf, someAnimations } from '../../fixtures/data/catalogue-payloads.ts';
import type { Payload } from '../../fixtures/data/payloads.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, problem } from '../fake-api.ts';
import { buttonNamed, press, render, said, textOf } from '../render.tsx';
import { aSlider, isLoaded } from './a-slider.ts';

const SITE = 'https://marketplace.example';

interface Choices {
  readonly items?: readonly Payload[];
  readonly lastPage?: number;
  readonly lang?: 'fr' | 'en';
  readonly values?: Partial<AttributeValues<typeof attributes>>;
}

async function aView({ items = [anAnimationPayload()], lastPage = 1, lang = 'fr', values = {} }: Choices = {}) {
  const api = aFakeApi();
  const period = values.period ?? 'next';
  api.on(`GET /v1/${period}/events/`, aPageOf(items, values.page ?? 1, lastPage));
  const slider = aSlider(values);
  slider.context.settings.setState({ lang });
  await until(slider.store, isLoaded);
  const view = await render(slider.context, <AnimationsSlider store={slider.store} />);
  return { ...slider, api, view };
}

const cardOf = (view: HTMLElement) => view.querySelector('article') as HTMLElement;
const linksOf = (view: HTMLElement) => [...view.querySelectorAll('a')].map((a) => [textOf(a), a.href]);

describe('S-future-animation: the card of an animation to come', () => {
  it.each([
    ['fr', 'mardi 24 nov. 2026 18 h 00 – 19 h 0018h00 – 19h00', "Je m'inscris", 'par', 'Séance régulière'],
    ['en', 'Tuesday 24 Nov 2026 06:00 PM – 07:00 PM06:00 PM – 07:00 PM', 'Sign me up', 'by', 'Recurring session'],
  ] as const)(
    'a card has title, sport, day, hours, description and button in %s',
    async (lang, when, register, by, recurring) => {
      const { view } = await aView({ lang });
      expect(textOf(view.querySelector('h3'))).toBe('Yoga au parc');
      expect(textOf(view.querySelector('.about'))).toBe(`Yoga${recurring}`);
      expect(textOf(view.querySelector('.when'))).toBe(when);
      expect(textOf(view.querySelector('.description'))).toBe('Une heure de yoga en plein air.');
      expect(textOf(view.querySelector('.by'))).toBe(`${by} Studio Lumière`);
      expect(linksOf(view)).toEqual([
        ['Studio Lumière', `${SITE}/user/studio-lumiere`],
        [register, `${SITE}/animation/yoga-au-parc`],
      ]);
      expect(view.querySelector('img')?.src).toBe(`${SITE}/pictures/yoga.svg`);
    },
  );

  it.each([
    ['cyclic', {}, ['animation coming cyclic', '/animation/yoga-au-parc', true]],
    ['open', { type: 'open' }, ['animation coming', '/animation/yoga-au-parc', false]],
    [
      'slotted',
      { type: 'slotted', url: 'padel-duo', date: null, nextSlot: aDateObject('2026-11-26 09:30') },
      ['animation coming', '/slotted/padel-duo?date=2026-11-26', true],
    ],
    ['slotted without a day', { type: 'slotted', date: null }, ['animation coming', '/slotted/yoga-au-parc', false]],
  ])('a card has a style and a link, and may say a day: %s', async (_, changes, expected) => {
    const { view } = await aView({ items: [anAnimationPayload(changes)] });
    const card = cardOf(view);
    const [, register] = linksOf(view);
    expect([card.className, register?.[1]?.replace(SITE, ''), card.querySelector('.when') !== null]).toEqual(expected);
    expect(card.getAttribute('part')).toBe(card.className);
  });

  it('the next slot is shown, and only once if it is the time of the animation', async () => {
    const own = await aView({ items: [anAnimationPayload({ nextSlot: aDateObject('2026-11-24 18:00') })] });
    expect(textOf(own.view.querySelector('.when'))).toBe(
      'Prochain créneau' + 'mardi 24 nov. 2026 18 h 00 – 19 h 0018h00 – 19h00',
    );
    const later = await aView({ items: [anAnimationPayload({ nextSlot: aDateObject('2026-12-01 07:05') })] });
    expect(textOf(later.view.querySelector('.when'))).toMatch(/Prochain créneaumardi 1er déc\. 2026 07 h 0507h05$/);
  });

  it('HTML of a card is shown as text', async () => {
    const description = 'a<script>globalThis.ran = 1</script><img src=x onerror="globalThis.ran = 1">&lt;b&gt;b';
    const { view } = await aView({ items: [anAnimationPayload({ description, title: '<i>t</i>' })] });
    expect(textOf(view.querySelector('.description'))).toBe('a b');
    expect(textOf(view.querySelector('h3'))).toBe('<i>t</i>');
    expect(view.querySelector('script, i, b, [onerror]')).toBeNull();
  });

  it('the card of an animation without any optional field has its title and its button', async () => {
    const { view } = await aView({ items: [{ id: 1, title: 'Nu', url: 'nu', type: 'open' }] });
    expect(textOf(cardOf(view))).toBe("NuJe m'inscris");
  });
});

describe('S-past-animation: the card of a past animation', () => {
  it('the card of a past animation has no button, and a link to its page', async () => {
    const { view } = await aView({ values: { period: 'past' } });
    expect(linksOf(view)).toEqual([
      ['Yoga au parc', `${SITE}/animation/yoga-au-parc`],
      ['Studio Lumière', `${SITE}/user/studio-lumiere`],
    ]);
    expect(textOf(view.querySelector('h2'))).toBe('Animations passées');
    expect(textOf(view)).not.toContain("Je m'inscris");
  });
});

describe('S-animation-click: a click on an animation', () => {
  it.each([
    ['its button', "Je m'inscris"],
    ["its provider's name", 'Studio Lumière'],
  ])('a click on %s stores the start of the animation, and fires an event', async (_, name) => {
    localStorage.clear();
    const { view, host } = await aView();
    const hrefs: string[] = [];
    host.addEventListener('creneau-navigate', (event) => {
      hrefs.push((event as CustomEvent<{ href: string }>).detail.href);
      event.preventDefault();
    });
    const link = [...view.querySelectorAll('a')].find((a) => textOf(a) === name);
    await act(() => link?.click());
    expect({ ...localStorage }).toEqual({
      'creneau.selectedDate': '2026/11/24 18:00',
      'creneau.preSelected': 'false',
    });
    expect(hrefs).toEqual([link?.href]);
  });

  it('a click on an open animation stores no start', async () => {
    localStorage.clear();
    const { view, host } = await aView({ items: [anAnimationPayload({ type: 'open' })] });
    host.addEventListener('creneau-navigate', (event) => event.preventDefault());
    await act(() => view.querySelector('a')?.click());
    expect(localStorage.length).toBe(0);
  });
});

describe('D-keyboard: an APG carousel', () => {
  it('a slider is a region of labelled groups, which announces the slides in view', async () => {
    const { view } = await aView({ items: someAnimations(3), lastPage: 2 });
    const region = view.querySelector('section');
    expect([region?.getAttribute('aria-roledescription'), region?.getAttribute('aria-label')]).toEqual([
      'carrousel',
      'Prochaines animations',
    ]);
    const slides = [...view.querySelectorAll('fieldset')].map((slide) => slide.getAttribute('aria-label'));
    expect(slides).toEqual(['1 sur 3', '2 sur 3', '3 sur 3']);
    expect(said(view, 'status')).toEqual(['Animation 1 sur 3, page 1 sur 2']);
  });

  it('D-focus-kept: an arrow is disabled at the end of the last page, and keeps its focus', async () => {
    const { view, api } = await aView({ items: someAnimations(1), lastPage: 2 });
    const previous = buttonNamed(view, 'Animations précédentes');
    const next = buttonNamed(view, 'Animations suivantes');
    expect([previous.getAttribute('aria-disabled'), next.getAttribute('aria-disabled')]).toEqual(['true', null]);
    await press(view, 'Animations précédentes');
    expect(api.calls).toHaveLength(1);
    api.on('GET /v1/next/events/', aPageOf(someAnimations(1, 2), 2, 2));
    await press(view, 'Animations suivantes');
    await expect.poll(() => textOf(view.querySelector('h3'))).toBe('Animation 2');
    expect(document.activeElement).toBe(next);
    expect([previous.getAttribute('aria-disabled'), next.getAttribute('aria-disabled')]).toEqual([null, 'true']);
    expect(said(view, 'status')).toEqual(['Animation 1 sur 1, page 2 sur 2']);
  });

  it('a slider changes its language live, without another call', async () => {
    const { view, api, context } = await aView();
    await act(() => context.settings.setState({ lang: 'en' }));
    expect(textOf(view.querySelector('h2'))).toBe('Animations coming up');
    expect(buttonNamed(view, 'Next animations').getAttribute('aria-disabled')).toBe('true');
    expect(view.querySelector('section')?.getAttribute('aria-roledescription')).toBe('carousel');
    expect(api.calls).toHaveLength(1);
  });
});

describe('S-list-states: loading, empty, failed', () => {
  it('the skeleton of a slider is shown until the call settles', async () => {
    aFakeApi().on('GET /v1/next/events/', () => new Promise(() => {}));
    const { context, store } = aSlider();
    const view = await render(context, <AnimationsSlider store={store} />);
    expect(view.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Chargement des animations…');
    expect(buttonNamed(view, 'Animations suivantes').getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['next', 'Aucune animation dans les jours qui viennent.'],
    ['future', "Aucune animation n'est prévue pour le moment."],
    ['past', 'Aucune animation passée.'],
  ] as const)('a slider without animations says so: %s', async (period, text) => {
    const { view } = await aView({ items: [], values: { period } });
    expect(textOf(view.querySelector('.note'))).toBe(text);
    expect(view.querySelector('button')).toBeNull();
  });

  it('the failure of a slider is shown with a retry', async () => {
    const { view, api, store } = await aView();
    const error = console.error;
    console.error = () => {};
    api.on('GET /v1/next/events/', problem(404, 'not-found'), aPageOf([anAnimationPayload({ title: 'Là' })]));
    await act(() => store.retry());
    console.error = error;
    expect(said(view, 'alert')[0]).toContain("Les animations n'ont pas pu être chargées.");
    await press(view, 'Réessayer');
    await expect.poll(() => textOf(view.querySelector('h3'))).toBe('Là');
  });
});
