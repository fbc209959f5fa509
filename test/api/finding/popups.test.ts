import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, NOW, type TestServer } from '../../fixtures/server/api.ts';
import { get } from './read.ts';

const time = { now: Date.parse(NOW) };

let server: TestServer;

beforeAll(async () => {
  server = await buildServer({ clock: { now: () => time.now } });
});
afterAll(() => server?.close());

interface Popup {
  readonly id: number;
  readonly title: string;
  readonly link: { readonly href: string } | null;
}

const popups = () => get<readonly Popup[]>(server, '/v1/popups');

describe('D-popups: GET /v1/popups', () => {
  it('the current popups are returned in order, for every caller', async () => {
    const found = await popups();
    expect(found.map(({ title }) => title)).toEqual([
      'Votre premier cours à -10\u00a0%',
      'Nouveau\u00a0: les abonnements',
    ]);
    expect(found).toMatchObject([
      {
        picture: { medium: '/pictures/yoga-3.medium.svg' },
        link: { href: '/event/list/', label: 'Choisir un cours' },
        startsAt: { date: '2026-11-13 00:00:00.000000', timezone: 'Europe/Paris' },
        endsAt: { date: '2026-12-20 00:00:00.000000', timezone: 'Europe/Paris' },
      },
      { picture: { medium: null }, startsAt: null, endsAt: null },
    ]);
    expect(await get(server, '/v1/popups', { token: 'demo-customer' })).toEqual(found);
  });

  it('a popup is current from its start until just before its end', async () => {
    const titlesAt = async (instant: string) => {
      time.now = Date.parse(instant);
      return (await popups()).map(({ id }) => id);
    };
    expect(await titlesAt('2026-12-19T22:59:00Z')).toEqual([1, 2]);
    expect(await titlesAt('2026-12-19T23:00:00Z')).toEqual([2]);
    expect(await titlesAt('2026-12-24T23:00:00Z')).toEqual([2, 3]);
    time.now = Date.parse(NOW);
  });
});
