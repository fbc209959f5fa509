import { describe, expect, it, vi } from 'vitest';
import type { DaySession } from '../../../core/studio/day.ts';
import type { attributes } from '../../../widgets/studio-day/attributes.ts';
import { StudioDay } from '../../../widgets/studio-day/StudioDay.tsx';
import { createStudioDayStore } from '../../../widgets/studio-day/store.ts';
import { aDayPerson, aStudioDayPayload } from '../../fixtures/data/studio-day.ts';
import { aContext, until } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, json, problem } from '../fake-api.ts';
import { press, render, textOf } from '../render.tsx';

type Lang = 'fr' | 'en';
const TEN = '1_20261201T1000';
const [venue] = aStudioDayPayload().venues;
const [base] = aStudioDayPayload().sessions;
/** A person as the API sends them. */
const person = ({ isFirst = false, isPresent = false, ...more } = {}) => {
  const { isFirst: _, isPresent: __, ...one } = aDayPerson();
  return { ...one, first: isFirst, present: isPresent, ...more };
};
const session = (changes: object = {}) => ({ ...base, ...changes });

/** Renders a day with these sessions, or of these venues. */
async function aView(changes: object = {}, lang: Lang = 'fr') {
  const api = aFakeApi();
  api.on('GET /v1/studio/day', { ...aStudioDayPayload(), ...changes });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const context = aContext<typeof attributes>('creneau-studio-day', { date: '2026-12-01', provider: null });
  context.settings.setState({ lang });
  context.page.session.setToken('a-token');
  const store = createStudioDayStore(context);
  await until(store, ({ day }) => day.status === 'loaded');
  const view = await render(context, <StudioDay store={store} />);
  const all = (selector: string) => [...view.querySelectorAll(selector)].map(textOf);
  return { api, store, view, all };
}

const PEOPLE: readonly (readonly [object, Lang, string])[] = [
  [{}, 'fr', 'Zoé PetitCartezoe@example.orgPrésent'],
  [{ isFirst: true, email: null, phone: '+33612345678' }, 'fr', 'Zoé PetitPremière visiteCarte+33612345678Présent'],
  [
    { isPresent: true, places: 2, means: ['membership', 'coupon'] },
    'en',
    'Zoé Petit2 placesMembershipPromo codezoe@example.org✓Present',
  ],
  [{ means: ['unpaid'] }, 'fr', 'Zoé PetitPas encore payézoe@example.orgPrésent'],
  [{ giver: 'Léa Roy', means: ['gift', 'card'] }, 'en', 'Zoé PetitCardA gift from Léa Royzoe@example.orgPresent'],
  [{ order: null, state: 'waits', means: [], email: null }, 'fr', "Zoé PetitListe d'attente"],
];

const SESSIONS: readonly (readonly [Partial<DaySession> | object, Lang, string, readonly string[]])[] = [
  [{}, 'fr', '1 sur 2Studio', ['Écrire à tous : 10h00 Yoga doux', 'Modifier : 10h00 Yoga doux']],
  [{ change: false }, 'en', '1 of 2Studio', ['Write to all: 10:00 AM Yoga doux']],
  [{ state: 'off', people: [] }, 'fr', "N'a pas lieuStudio", []],
  [
    { state: 'unscheduled', capacity: null },
    'en',
    'Outside of the schedule1 comesStudio',
    ['Write to all: 10:00 AM Yoga doux', 'Change: 10:00 AM Yoga doux'],
  ],
  [{ session: 'event:3', people: [] }, 'fr', '0 sur 2Studio', []],
];

const closures = { from: 'calendar.example', readAt: '2026-11-29T09:00:00.000Z', old: false, days: 12 };
const known = { ...venue, closures };
const old = { ...venue, fullName: 'Autre', slug: 'autre', closures: { ...closures, old: true } };
const CLOSURES: readonly (readonly [readonly object[], Lang, readonly string[]])[] = [
  [[venue ?? {}], 'fr', []],
  [[known], 'fr', ['Fermetures de Studio selon calendar.example : 12 jours.']],
  [[{ ...known, closures: { ...closures, days: 0 } }], 'en', ['Closures of Studio from calendar.example: none.']],
  [
    [{ ...known, closures: { ...closures, readAt: null } }],
    'en',
    ['Closures of Studio: calendar.example could not be read yet.'],
  ],
  [
    [known, old],
    'fr',
    [
      'Fermetures de Autre : calendar.example ne peut plus être lu depuis le dimanche 29 novembre 2026. Celles qui sont connues restent.',
    ],
  ],
];

describe('D-studio-day: what a day shows', () => {
  it.each(PEOPLE)('a person is shown with what the door needs: %j (%s)', async (more, lang, said) => {
    const { all } = await aView({ sessions: [session({ people: [person(more)] })] }, lang);
    expect(all('.person')).toEqual([said]);
  });

  it.each(SESSIONS)(
    'a session says how it stands, and its buttons name it: %j (%s)',
    async (more, lang, said, names) => {
      const { all, view } = await aView({ sessions: [session(more)] }, lang);
      expect(all('.session-facts')).toEqual([said]);
      const buttons = [...view.querySelectorAll('.session-actions button')];
      expect(buttons.map((button) => button.getAttribute('aria-label')?.replaceAll('\u00a0', ' '))).toEqual(names);
    },
  );

  it.each(CLOSURES)(
    'D-closure-calendar: the calendar of a venue says how it stands: %j (%s)',
    async (venues, lang, said) => {
      const { all } = await aView({ venues }, lang);
      expect(all('[part="closures"]')).toEqual(said);
    },
  );

  it('sessions without anybody are shown when they are asked for, or if there are no others', async () => {
    const empty = session({ session: '1_20261201T1200', title: 'Danse', people: [] });
    const { all, view } = await aView({ sessions: [session(), empty] });
    expect(all('.session-title')).toHaveLength(1);
    await press(view, 'Montrer aussi la séance sans personne');
    expect(all('.session-title')).toHaveLength(2);
    expect((await aView({ sessions: [empty] })).all('.session-title')).toHaveLength(1);
    expect((await aView({ sessions: [] })).all('[part="empty"]')).toEqual(['Aucune séance ce jour-là.']);
  });
});

describe('D-schedule-change: the dialog of a change', () => {
  const would = (what: string, people: readonly object[] = []) =>
    json({
      state: 'ready',
      confirm: 'digest',
      sessions: [
        {
          session: TEN,
          start: '2026-12-01T10:00:00',
          taken: 1,
          what,
          to: what === 'moved' ? { start: '2026-12-01T10:15:00' } : null,
          people,
        },
      ],
    });

  it.each([
    ['moved', '1er déc. 10h00 → 1er déc. 10h15', '1 personne est prévenue par e-mail.'],
    ['called-off', 'annulée, remboursée', '1 personne est prévenue par e-mail.'],
    ['resized', '1 place prise, personne ne perd la sienne', ''],
  ])('what becomes of a session and of whom is said before it is done: %s', async (what, said, told) => {
    const { api, view, store, all } = await aView();
    api.on('PATCH /v1/studio/sessions', would(what, [{ name: 'Zoé Petit', as: 'booked' }]));
    await press(view, /^Modifier/);
    await press(view, 'Voir ce que cela change');
    await until(store, ({ deed }) => deed?.tried !== null);
    const [text = ''] = all('[part~="consequences"]');
    expect(text).toContain(said);
    expect(text).toContain('Zoé Petit');
    expect(text).toContain(told);
    await press(view, 'Retour');
    expect(all('[part~="consequences"]')).toEqual([]);
  });

  it.each([
    ['past', {}, 'Cette heure est passée.'],
    [
      'already-booked',
      { people: ['Zoé Petit', 'Léa Roy'] },
      'Déjà une autre réservation à cette heure : Zoé Petit, Léa Roy.',
    ],
    ['import-changed', {}, 'La séance a changé entre-temps : regardez de nouveau ce que cela change.'],
    ['server-error', {}, "Cela n'a pas marché. Vérifiez la connexion et recommencez."],
  ])('a refusal is said in words: %s', async (code, more, said) => {
    const { api, view, store, all } = await aView();
    api.on('PATCH /v1/studio/sessions', problem(409, code, more));
    await press(view, /^Modifier/);
    await press(view, 'Voir ce que cela change');
    await until(store, ({ deed }) => deed?.error !== null);
    expect(all('[role="alert"]')).toEqual([said]);
  });
});
