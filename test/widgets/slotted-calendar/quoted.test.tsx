import { describe, expect, it } from 'vitest';
import { textOf } from '../render.tsx';
import { aProviderView, aView } from './a-view.tsx';

const texts = (view: HTMLElement, selector: string) => [...view.querySelectorAll(selector)].map(textOf);

describe('S-calendar: the texts of the calendar', () => {
  it('in picker mode the calendar says how to choose', async () => {
    const { view } = await aView({});
    expect(texts(view, '.help')).toEqual([
      'Sélectionnez le ou les créneaux souhaités avant de cliquer sur « Réserver ».',
    ]);
  });

  it('in default mode the calendar does not say how to choose', async () => {
    const { view } = await aView({ mode: 'default' });
    expect(texts(view, '.help, [part="basket"]')).toEqual([]);
  });

  it('days are written in full in default mode', async () => {
    const { view } = await aView({ mode: 'default' });
    expect(texts(view, 'th')).toEqual(['mardi 24 nov. 2026', 'mercredi 25 nov. 2026']);
  });

  it('days are abbreviated in picker mode', async () => {
    const { view } = await aView({});
    expect(texts(view, 'th [aria-hidden="true"]')).toEqual(['mar. 24 nov.', 'mer. 25 nov.']);
  });

  it.each(['default', 'picker'] as const)(
    'a slot in %s mode shows its start, its end and its minutes',
    async (mode) => {
      const { view } = await aView({ mode });
      expect([texts(view, '.start')[0], texts(view, '.end')[0], texts(view, '.minutes')[0]]).toEqual([
        '08h00',
        '09h00',
        '60 min',
      ]);
    },
  );

  it('the minutes of a slot are the slotTime of the offer, whatever the length of its sessions', async () => {
    const { view } = await aView({ offer: { slotTime: 45 } });
    expect([texts(view, '.start')[0], texts(view, '.end')[0]]).toEqual(['08h00', '09h00']);
    expect(new Set(texts(view, '.minutes'))).toEqual(new Set(['45 min']));
  });

  it('D-days-off-columns: a day off has no column in default mode, and an empty column in picker mode', async () => {
    const offer = { daysOff: [{ startDate: '2026-11-25', endDate: '2026-12-14' }] };
    const { view } = await aView({ mode: 'default', offer });
    expect(texts(view, 'th')).toEqual(['mardi 24 nov. 2026', 'mardi 15 déc. 2026']);
    expect(texts(view, '.range')).toEqual(['24 nov. – 15 déc. 2026']);
    const { view: picker } = await aView({ offer });
    expect(texts(picker, 'th [aria-hidden="true"]')).toEqual(['mar. 24 nov.', 'mer. 25 nov.']);
    expect(texts(picker, '.no-slot')).toEqual(['Aucun créneau']);
  });

  it('D-days-off-columns: the calendar says that there is no slot if every day of the 12 weeks is off', async () => {
    const { view } = await aView({
      mode: 'default',
      offer: { daysOff: [{ startDate: '2026-11-01', endDate: '2027-12-31' }] },
    });
    expect(texts(view, '.note')).toEqual(["Cette offre n'a pas de créneau pour le moment."]);
    expect(view.querySelector('[part="grid"]')).toBeNull();
  });

  it("the filter of coaches is labelled 'Animateurs'", async () => {
    const { view } = await aProviderView({
      coach: { firstName: 'Marc', lastName: 'Petit', fullName: 'Marc Petit', slug: 'marc-petit' },
    });
    expect(texts(view, '.filter-label')).toContain('Animateurs');
  });
});
