import { beforeAll, describe, expect, it } from 'vitest';
import type { FoundUser } from '../../../demo/api/schemas/search.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

let token: string;
let guest: string;
let chevalier: number;
const { api, seed } = serverOfTests();
beforeAll(async () => {
  ({ token } = await seed.account());
  guest = await api.newGuest();
  const named = async (first_name: string, last_name: string, email: string) =>
    (await seed.account({ first_name, last_name, email })).id;
  chevalier = await named('Zachée', 'Chevalier-Brémond', 'xavier.alias@example.org');
  await named("D'Arcy", 'O’Zazou', 'darcy@example.org');
  await named('Li', 'Zu', 'li.zu@example.org');
  await named('Percent%age', 'Under_score', 'signs@example.org');
});

async function people(search: string, as: string | null = token, query = ''): Promise<readonly FoundUser[]> {
  const path = `/search/user/${encodeURIComponent(search)}${query}`;
  const { status, text } = await api.server.call('GET', path, as === null ? {} : { token: as });
  expect(status).toBe(200);
  return JSON.parse(text);
}

const names = async (...args: Parameters<typeof people>) => (await people(...args)).map(({ fullName }) => fullName);

describe('D-user-search: people are found by the beginning of a name', () => {
  it.each([
    ['the first name', 'zach'],
    ['the last name', 'cheva'],
    ['the second part of a double name', 'brem'],
    ['first and last', 'Zachée Cheva'],
    ['last and first', 'CHEVALIER zac'],
    ['a name without accents, in capitals', 'ZACHEE'],
    ['a name with combining accents', 'zache\u0301'],
    ['a part with a hyphen', 'chevalier-bre'],
    ['three letters of two words', 'z ch br'],
  ])('a search by %s finds a person', async (_, search) => {
    expect((await people(search)).map(({ id }) => id)).toContain(chevalier);
  });

  it.each(['evalier', 'ali', 'chee', 'hevalier zach', 'zach x', 'lier brem'])(
    'nobody is found by the inside of a name: %s',
    async (search) => {
      expect((await people(search)).map(({ id }) => id)).not.toContain(chevalier);
    },
  );

  it('an apostrophe separates words, straight or curved', async () => {
    expect(await names('zazou')).toEqual(["D'Arcy O’Zazou"]);
    expect(await names('arcy')).toEqual(["D'Arcy O’Zazou"]);
    expect(await names("d'arcy o'zaz")).toEqual(["D'Arcy O’Zazou"]);
  });

  it.each([
    ['Læticia Østergaard', 'laeticia ostergaard'],
    ['Đorđe Weiß', 'dorde weiss'],
  ])('D-letters: a name is found by what people type and as it is printed: %s', async (name, typed) => {
    const [first_name = '', last_name = ''] = name.split(' ');
    await seed.account({ first_name, last_name });
    for (const search of [typed, name, name.toUpperCase()]) expect(await names(search)).toEqual([name]);
  });

  it('a short name is found by the whole name', async () => {
    expect(await names('li zu')).toEqual(['Li Zu']);
  });

  it.each(['z', 'za', 'ch', 'z c', 'a a a', 'za z za', '%', '%%%', '___', '   '])(
    'fewer than three letters find nobody: %j',
    async (search) => {
      expect(await names(search)).toEqual([]);
      expect(await names(search, null)).toEqual([]);
    },
  );

  it.each(['zac%', '%che', 'zac_ee', 'per%', 'zac*', 'zach\\', "zach' OR '1'='1"])(
    'special characters are not wildcards: %j',
    async (search) => {
      for (const { fullName } of await people(search)) {
        const words = fullName
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .toLowerCase()
          .split(/[^a-z]+/);
        const asked = search.toLowerCase().match(/[a-z]+/g) ?? [];
        expect(asked.every((one) => words.some((word) => word.startsWith(one)))).toBe(true);
      }
    },
  );

  it.each(['xavier', 'alias', 'xavier.alias@example.org', 'example', 'darcy@example'])(
    'nobody is found by an e-mail: %s',
    async (search) => {
      expect((await people(search)).map(({ id }) => id)).not.toContain(chevalier);
      expect((await names(search)).filter((name) => name.startsWith("D'Arcy"))).toEqual([]);
    },
  );

  it('what a search of users returns has no e-mail address', async () => {
    expect(JSON.stringify(await people('zach'))).not.toContain('@');
  });
});

describe('D-user-search: who can find whom', () => {
  it.each([
    ['a visitor', () => null],
    ["a guest's token", () => guest],
  ])('%s finds providers only', async (_, as) => {
    expect(await names('zach', as())).toEqual([]);
    expect(await names('claire', as())).toEqual([]);
    expect(await names('jade', as())).toEqual([]);
    expect(await names('lumiere', as())).toEqual(['Studio Lumière']);
  });

  it('signed-in users find customers, coaches, and providers', async () => {
    expect(await names('zach')).toEqual(['Zachée Chevalier-Brémond']);
    expect(await names('claire dumas')).toEqual(['Claire Dumas']);
    expect(await names('jade mor')).toEqual(['Jade Morel']);
    expect(await names('lumiere')).toEqual(['Studio Lumière']);
  });

  it('the venue filter finds providers only, whoever asks', async () => {
    for (const as of [null, guest, token]) {
      expect(await names('zach', as, '?group=Providers')).toEqual([]);
      expect(await names('claire', as, '?group=Providers')).toEqual([]);
      expect(await names('lumiere', as, '?group=Providers')).toEqual(['Studio Lumière']);
    }
  });

  it('a search of users cannot ask for another group', async () => {
    for (const group of ['Administrateurs', 'Clients', '']) {
      const { status, body } = await api.server.call('GET', `/search/user/zach?group=${group}`, { token });
      expect([status, body.code]).toEqual([400, 'invalid-request']);
    }
  });

  it('administrators are found by nobody, with a page or without', async () => {
    const admin = await seed.account({ first_name: 'Quirin', last_name: 'Quade', groups: '{Administrateurs}' });
    const both = await seed.account({
      first_name: 'Quirine',
      last_name: 'Quade',
      groups: '{Providers,Administrateurs}',
    });
    await seed.rows(
      `INSERT INTO user_page (person_id, url, slug, full_name, city_name, city_slug, postal_code)
       VALUES ($1, 'quirine', 'quirine', 'Quirine Quade', 'Paris', 'paris', '75010')`,
      [both.id],
    );
    for (const as of [null, guest, token, admin.token, 'demo-admin', 'demo-provider']) {
      expect(await names('quir', as)).toEqual([]);
      expect(await names('olivier renaud', as)).toEqual([]);
    }
    for (const term of ['quirine', 'olivier renaud']) {
      const { body } = await api.server.call('GET', `/search/${encodeURIComponent(term)}`, { token });
      expect(body.filter((one) => 'type' in one && one.type === 'user')).toEqual([]);
    }
    const gift = await api.server.call('POST', '/v1/gift/check', { token, body: { user: admin.id } });
    expect([gift.status, gift.body.code]).toEqual([422, 'recipient-unknown']);
  });
});
