import { act } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FitnessDashboard } from '../../../widgets/fitness-dashboard/FitnessDashboard.tsx';
import { LIFETIME } from '../../fixtures/data/fitness.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { problem } from '../fake-api.ts';
import { buttonNamed, press, render, said, textOf } from '../render.tsx';
import { aDashboard, aFitnessApi, isSettled } from './a-dashboard.ts';

type Choices = Parameters<typeof aDashboard>[0];

/** Renders the dashboard and waits until its calls have settled. */
async function aView(choices: Choices = {}, api = aFitnessApi()) {
  const dashboard = aDashboard(choices);
  if (!choices?.isVisitor) await until(dashboard.store, isSettled);
  const view = await render(dashboard.context, <FitnessDashboard store={dashboard.store} />);
  return { ...dashboard, api, view };
}

const all = (view: HTMLElement, selector: string) => [...view.querySelectorAll<HTMLElement>(selector)];
const labels = (view: HTMLElement) =>
  all(view, '.bar').map((bar) => bar.getAttribute('aria-label')?.replace(/\s+/gu, ' '));
const rows = (view: HTMLElement, part: string) =>
  all(view, `${part} tr`).map((row) => [...row.children].map((cell) => textOf(cell)));
const pressed = (view: HTMLElement) => all(view, '[aria-pressed="true"]').map((button) => textOf(button));

async function key(view: HTMLElement, name: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  await act(() => document.activeElement?.dispatchEvent(event));
  return all(view, '.bar').indexOf(document.activeElement as HTMLElement);
}

describe('S-fitness: the chart', () => {
  it('the chart has one bar per day with its figure as label; D-fitness-missing: a missing day is labelled as such', async () => {
    const { view } = await aView();
    expect(labels(view)).toEqual([
      'mercredi 18 nov. : 6 000 pas',
      'jeudi 19 nov. : 8 000 pas',
      'vendredi 20 nov. : 8 123 pas',
      'samedi 21 nov. : pas de données',
      'dimanche 22 nov. : 1 pas',
      'lundi 23 nov. : 0 pas',
      'mardi 24 nov. : 976 pas',
    ]);
    expect([all(view, '.gap').length, all(view, '.fill').length]).toEqual([1, 6]);
  });

  it.each([
    ['floors', 'Wednesday 18 Nov: 11 floors', 'Sunday 22 Nov: 1 floor'],
    ['calories', 'Wednesday 18 Nov: 2,040 kcal', 'Sunday 22 Nov: 2,040 kcal'],
    ['sleeps', 'Wednesday 18 Nov: no data', 'Sunday 22 Nov: 7 h 30'],
  ] as const)('D-languages: the bars of the chart are labelled in English: %s', async (activity, wednesday, sunday) => {
    const { view } = await aView({ activity, lang: 'en' });
    expect([labels(view)[0], labels(view)[4]]).toEqual([wednesday, sunday]);
  });

  it.each([
    ['day', ['06 h 00 : 974 pas'], 8],
    ['month', ['lundi 2 nov. : 7 pas'], 30],
    ['year', ['septembre 2026 : 200 000 pas'], 12],
  ] as const)('the chart has the bars of a %s', async (range, figures, count) => {
    const { view } = await aView({ range });
    expect(labels(view).filter((label) => !label?.includes('pas de données'))).toEqual(figures);
    expect(labels(view)).toHaveLength(count);
  });

  it('one bar of the chart is a Tab stop; arrows, Home and End move to others, and the figure of the focused bar is shown', async () => {
    const { view } = await aView();
    const stops = () =>
      all(view, '.bar').flatMap((bar, index) => (bar.getAttribute('tabindex') === '0' ? [index] : []));
    expect(stops()).toEqual([6]);
    await act(() => all(view, '.bar')[6]?.focus());
    expect(textOf(view.querySelector('.tooltip'))).toBe('976 pasmardi 24 nov.');
    expect(await key(view, 'ArrowRight')).toBe(6);
    expect(await key(view, 'ArrowLeft')).toBe(5);
    expect(await key(view, 'Home')).toBe(0);
    expect(await key(view, 'ArrowLeft')).toBe(0);
    expect(await key(view, 'ArrowRight')).toBe(1);
    expect(await key(view, 'ArrowRight', { altKey: true })).toBe(1);
    expect(stops()).toEqual([1]);
    expect(textOf(view.querySelector('.tooltip'))).toBe('8 000 pasjeudi 19 nov.');
    await key(view, 'Escape');
    expect(view.querySelector('.tooltip')).toBeNull();
    expect(await key(view, 'End')).toBe(6);
  });
});

describe('S-fitness: the table beside the chart', () => {
  it('the table has the same figures as the chart, with their total and average', async () => {
    const { view } = await aView();
    expect(textOf(view.querySelector('caption'))).toBe('Pas, 7 derniers jours');
    expect(rows(view, 'thead')).toEqual([['Période', 'Pas']]);
    expect(rows(view, 'tbody')).toEqual([
      ['mercredi 18 nov.', '6 000'],
      ['jeudi 19 nov.', '8 000'],
      ['vendredi 20 nov.', '8 123'],
      ['samedi 21 nov.', '–pas de données'],
      ['dimanche 22 nov.', '1'],
      ['lundi 23 nov.', '0'],
      ['mardi 24 nov.', '976'],
    ]);
    expect(rows(view, 'tfoot')).toEqual([
      ['Moyenne', '3 850'],
      ['Total', '23 100'],
    ]);
    expect(all(view, 'tbody th[scope="row"]')).toHaveLength(7);
  });

  it('D-fitness-defaults: without a selected activity all four activities are shown, each with its chart', async () => {
    const { view } = await aView();
    await press(view, 'Pas');
    expect(pressed(view)).toEqual(['Semaine']);
    expect(all(view, '.panel-title').map(textOf)).toEqual(['Pas', 'Étages', 'Calories', 'Sommeil']);
    expect(rows(view, 'tbody')[0]).toEqual(['mercredi 18 nov.', '6 000', '11', '2 040', '–pas de données']);
    await press(view, 'Sommeil');
    expect([pressed(view), all(view, '.panel').length]).toEqual([['Semaine', 'Sommeil'], 1]);
  });

  it('D-fitness-defaults: without a selected range the week is shown, and no button is pressed', async () => {
    const { view } = await aView();
    await press(view, 'Semaine');
    expect([pressed(view), labels(view).length]).toEqual([['Pas'], 7]);
    expect(said(view, 'status')).toEqual(['Pas, 7 derniers jours']);
  });
});

it('S-calls: lifetime figures are shown with their first day; a missing figure is labelled as such', async () => {
  const { view } = await aView();
  expect(textOf(view.querySelector('.section-title'))).toBe('Depuis le 24 nov. 2025');
  expect(all(view, '.tile').map(textOf)).toEqual([
    'Pas2 814 723',
    'Étages3 119',
    'Caloriespas de données',
    'Sommeil2 231 h 34',
  ]);
});

describe('S-list-states: without figures', () => {
  it('D-who-books: a visitor can sign in; if the page does not handle it, a hint says where to sign in', async () => {
    const { view } = await aView({ isVisitor: true });
    expect(textOf(view.querySelector('.note'))).toContain('Connectez-vous pour voir votre activité.');
    expect(view.querySelector('[aria-pressed]')).toBeNull();
    await press(view, 'Se connecter');
    expect(said(view, 'status')).toEqual(['Identifiez-vous sur ce site : vos chiffres apparaîtront ici.']);
  });

  it('a message is shown to a user without a tracker', async () => {
    const { view } = await aView({}, aFitnessApi(null));
    expect(textOf(view.querySelector('.note'))).toContain("Aucun appareil de suivi n'est relié à votre compte.");
  });

  it('a message is shown to a user whose tag names the tracker of another person', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view } = await aView({ tracker: 'fremd' });
    expect(textOf(view.querySelector('.note'))).toBe("Cet appareil de suivi n'est pas relié à votre compte.");
  });

  it('the failure of a dashboard is shown with a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = aFitnessApi();
    api.on('GET /v1/bracelet/lifetime-stats', problem(403, 'forbidden'));
    const { view, store } = await aView({}, api);
    expect(said(view, 'alert')[0]).toContain("Votre activité n'a pas pu être chargée.");
    expect(buttonNamed(view, 'Semaine').getAttribute('aria-pressed')).toBe('true');
    api.on('GET /v1/bracelet/lifetime-stats', { steps: 1, since: null });
    await press(view, 'Réessayer');
    await act(() => until(store, isSettled));
    expect(textOf(view.querySelector('.section-title'))).toBe('Depuis le début');
  });
});

describe('D-display-zone: hours are those of the display zone', () => {
  const axis = (view: HTMLElement) => all(view, '.axis.name').map((name) => [...name.children].map(textOf).join(' '));
  const hours = (view: HTMLElement) => rows(view, 'tbody').map(([hour]) => hour);

  it.each([
    ['Europe/Paris', 'fr', '00h00', '06h00', '0h', '06 h 00 : 974 pas'],
    ['Europe/Madrid', 'fr', '00h00 UTC+1', '06h00 UTC+1', '0h UTC+1', '06 h 00 UTC+1 : 974 pas'],
    ['America/New_York', 'fr', '18h00 UTC−5 (23 nov.)', '00h00 UTC−5', '18h UTC−5', '00 h 00 UTC−5 : 974 pas'],
    ['Asia/Kolkata', 'fr', '04h30 UTC+5:30', '10h30 UTC+5:30', '4h30 UTC+5:30', '10 h 30 UTC+5:30 : 974 pas'],
    [
      'Asia/Kolkata',
      'en',
      '04:30 AM UTC+5:30',
      '10:30 AM UTC+5:30',
      '04:30 AM UTC+5:30',
      '10:30 AM UTC+5:30: 974 steps',
    ],
  ] as const)(
    'hours are shown in the zone %s, in the language %s',
    async (timeZone, lang, first, sixth, below, spoken) => {
      const { view } = await aView({ range: 'day', timeZone, lang });
      expect([hours(view)[0], hours(view)[6]]).toEqual([first, sixth]);
      expect(axis(view)[0]).toBe(below);
      expect(labels(view)[6]).toBe(spoken);
    },
  );
});

describe('S-fitness: units, and a table that scrolls', () => {
  it('calories are kilocalories in the tiles and in the table', async () => {
    const { view, api } = await aView();
    await press(view, 'Pas');
    expect(all(view, 'thead th').map(textOf)).toEqual(['Période', 'Pas', 'Étages', 'Calories (kcal)', 'Sommeil']);
    api.on('GET /v1/bracelet/lifetime-stats', { ...LIFETIME, calories: 684_286 });
    const other = await aView({}, api);
    expect(all(other.view, '.tile').map(textOf)).toContain('Calories684 286 kcal');
  });

  it.each([
    [900, 480, 0],
    [300, 300, -1],
  ])('a table of %i px in a frame of %i px has tab index %i', async (whole, shown, expected) => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(whole);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(shown);
    onTestFinished(() => void vi.restoreAllMocks());
    const { view } = await aView();
    expect(view.querySelector<HTMLElement>('.scroll')?.tabIndex).toBe(expected);
  });

  it('D-displayed-errors: a range that fails shows an error in place of its charts; the lifetime figures stay', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view, store, api } = await aView();
    api.on('GET /v1/bracelet/activities/monthly', problem(403, 'forbidden'));
    await press(view, 'Mois');
    await act(() => until(store, isSettled));
    expect([all(view, '[role="alert"] .strong').map(textOf), all(view, '.panel').length]).toEqual([
      ["Votre activité n'a pas pu être chargée."],
      0,
    ]);
    expect(all(view, '.tile')).toHaveLength(4);
  });
});
