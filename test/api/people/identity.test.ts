import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOld } from '../../../demo/api/jobs/forget-old.ts';
import { connect } from '../../../demo/people/connect.ts';
import { revoke } from '../../../demo/people/people.ts';
import { exportPerson, findPerson, forgetPerson } from '../../../demo/people/personal.ts';
import { guest } from '../../fixtures/server/api.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { type Issuer, openIssuer } from '../../fixtures/server/issuer.ts';
import { insert, PROVIDER, uniqueName } from '../../fixtures/server/seed.ts';
import { type OfferForSale, type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';

let issuer: Issuer;
let api: TwoServers;
let seed: Seed;
let offer: OfferForSale;

beforeAll(async () => {
  issuer = await openIssuer();
  api = await openTwoServers({ signIn: issuer.settings });
  seed = seedOf(api.database);
  offer = await seed.offer({ capacity: 20 });
  await insert(api.database, 'organization', { id: 1, name: 'Acme' });
});
afterAll(async () => {
  await api?.close();
  await issuer?.close();
});

/** A minute after what was issued before, and a second before now. */
function token(claims: object): Promise<string> {
  api.time.now += 60_000;
  return issuer.token(api.time.now - 1000, claims);
}

const verified = (email: string) => ({ email, email_verified: true });
async function me(shown: string) {
  const answer = await api.call('GET', '/v1/me', { token: shown });
  expect(outcome(answer)).toEqual([200]);
  return JSON.parse(answer.text);
}
const signIn = async (claims: object) => me(await token(claims));

describe('D-identity-provider: a subject becomes a person', () => {
  it('the person is made on first sight, with what the token says, and changes with a newer token only', async () => {
    const sub = uniqueName('lea');
    const older = await token({ sub, given_name: 'Léa', family_name: 'Martin', ...verified('Lea@Example.org') });
    const first = await me(older);
    expect(first).toMatchObject({ firstName: 'Léa', lastName: 'Martin', email: 'lea@example.org', groups: [] });
    const married = await signIn({ sub, family_name: 'Durand', ...verified('lea.durand@example.org') });
    const expected = { ...first, fullName: 'Léa Durand', lastName: 'Durand', email: 'lea.durand@example.org' };
    expect(married).toEqual(expected);
    expect(await me(older)).toEqual(expected);
    expect(await signIn({ sub, family_name: 'https://spam.example', email: 'x@example.org' })).toEqual(expected);
  });

  it('another issuer’s subject of the same name is somebody else', async () => {
    const sub = uniqueName('same');
    const { id } = await signIn({ sub });
    const [there] = await seed.rows<{ person_id: number }>(
      `WITH other AS (INSERT INTO identity (issuer, subject, person_id) VALUES ('https://other.example', $1, $2) RETURNING *)
       SELECT person_id FROM other`,
      [sub, PROVIDER],
    );
    expect(there?.person_id).toBe(PROVIDER);
    expect((await signIn({ sub })).id).toBe(id);
  });

  it('processes that see a subject first at the same time make one person', async () => {
    for (let n = 0; n < 5; n += 1) {
      const sub = uniqueName('raced');
      const shown = await token({ sub, ...verified(`${sub}@example.org`) });
      const answers = await Promise.all(Array.from({ length: 12 }, () => me(shown)));
      expect(new Set(answers.map(({ id, email }) => `${id} ${email}`)).size).toBe(1);
      expect(await seed.rows('SELECT FROM person WHERE email = $1', [`${sub}@example.org`])).toHaveLength(1);
    }
  });

  it('two subjects of one verified address are two people, at the same time too, and one of them has no address', async () => {
    for (let n = 0; n < 5; n += 1) {
      const email = `${uniqueName('twin')}@example.org`;
      const tokens = [
        await token({ sub: `${email} 1`, ...verified(email) }),
        await token({ sub: `${email} 2`, ...verified(email) }),
      ];
      const twins = await Promise.all(tokens.map(me));
      expect(new Set(twins.map(({ id }) => id)).size).toBe(2);
      expect(twins.map((twin) => twin.email).sort()).toEqual(['', email]);
    }
  });

  it('neither a guest’s orders nor another account are theirs who have the address; nobody is written to without one', async () => {
    const email = `${uniqueName('shared')}@example.org`;
    const order = await api.buy(await guest(api, email), [offer.at()]);
    const shown = await token({ sub: email, ...verified(email) });
    expect((await me(shown)).email).toBe(email);
    expect(outcome(await api.call('GET', `/v1/order/${order.id}`, { token: shown }))).toEqual([403, 'forbidden']);
    expect((await api.call('GET', '/v1/order', { token: shown })).text).not.toContain(order.id);

    const theirs = `${uniqueName('own')}@example.org`;
    const account = await seed.account({ email: theirs });
    const other = await token({ sub: uniqueName('other'), ...verified(theirs) });
    expect(await me(other)).toMatchObject({ email: '', groups: [] });
    expect((await me(other)).id).not.toBe(account.id);
    const bought = await api.buy(other, [offer.at('11:00')]);
    expect(bought.buyer.email).toBe('');
    expect(await seed.rows('SELECT FROM outbox WHERE purchase_id = $1', [bought.id])).toEqual([]);
  });
});

describe('D-identity-provider: what groups give', () => {
  it('groups that the operator has listed give a role and an organisation, until the next sign-in without them; others give nothing', async () => {
    const sub = uniqueName('boss');
    const groups = ['studio-admins', 'acme', 'Administrateurs', 'Providers'];
    const both = { groups: ['Administrateurs'], organization: { id: 1, name: 'Acme' } };
    expect(await signIn({ sub, groups })).toMatchObject(both);
    const stolen = await token({ sub, groups });
    await seed.rows(`UPDATE person SET groups = groups || '{Coachs}' WHERE id = $1`, [(await me(stolen)).id]);
    expect(await signIn({ sub, groups: 'acme' })).toMatchObject({ ...both, groups: ['Coachs'] });
    expect(await me(stolen)).toMatchObject({ groups: ['Coachs'] });
    expect(await signIn({ sub, groups: [7, null, {}] })).toMatchObject({ groups: ['Coachs'], organization: null });
  });

  it('the newer of two tokens that come at the same time holds', async () => {
    for (let n = 0; n < 20; n += 1) {
      const sub = uniqueName('twice');
      const tokens = [await token({ sub, groups: ['studio-admins'] }), await token({ sub })];
      await Promise.all([...tokens, ...tokens].map(me));
      expect(await me(tokens[0] ?? '')).toMatchObject({ groups: [] });
    }
  });

  it('the catalogue’s kept answers stay as long as nobody’s groups change', async () => {
    const version = () => seed.rows('SELECT version FROM catalogue_version');
    const before = await version();
    const sub = uniqueName('quiet');
    await signIn({ sub, given_name: 'Ada' });
    await signIn({ sub, given_name: 'Adèle' });
    expect(await version()).toEqual(before);
    await signIn({ sub, groups: ['studio-admins'] });
    expect(await version()).not.toEqual(before);
  });
});

describe('D-identity-provider, D-people-command: what the operator does', () => {
  it('an account that is there is connected to a subject, whose own account goes if it is empty', async () => {
    const venue = `${uniqueName('venue')}@example.org`;
    const account = await seed.account({ email: venue, groups: '{Providers}' });
    const sub = uniqueName('studio');
    const { id } = await signIn({ sub });
    const link = (subject: string) => connect(api.database, venue, subject, issuer.settings.issuer);
    expect(await link(sub)).toEqual([`${sub} of ${issuer.settings.issuer} signs in as ${venue}.`]);
    expect(await signIn({ sub })).toMatchObject({ id: account.id, groups: ['Providers'] });
    expect(await seed.rows('SELECT FROM person WHERE id = $1', [id])).toEqual([]);

    const buyer = await token({ sub: 'buyer' });
    await api.buy(buyer, [offer.at('12:00')]);
    await expect(link('buyer')).rejects.toThrow('buyer has an account of their own, which is in use.');
    expect((await me(buyer)).id).not.toBe(account.id);
    await expect(connect(api.database, 'nobody@example.org', sub, 'x')).rejects.toThrow('There is no account');
  });

  it('revoked tokens are refused, and those that the provider issues later are not', async () => {
    const claims = { sub: uniqueName('lost'), ...verified(`${uniqueName('lost')}@example.org`) };
    const shown = await token(claims);
    expect((await me(shown)).email).toBe(claims.email);
    const lines = await revoke(api.database, claims.email, api.time.now);
    expect(lines[1]).toContain('Nor are those of the identity provider until now');
    api.time.now += 1000;
    expect(outcome(await api.call('GET', '/v1/me', { token: shown }))).toEqual([401, 'token-invalid']);
    expect((await signIn(claims)).email).toBe(claims.email);
  });

  it('D-kept-data: the subject is found, exported and forgotten with the address; a later sign-in is a new person', async () => {
    const email = `${uniqueName('gone')}@example.org`;
    const { id } = await signIn({ sub: email, ...verified(email) });
    expect(await findPerson(api.database, email)).toContain('  identity: 1');
    expect((await exportPerson(api.database, email))[0]).toContain(`"subject": "${email}"`);
    await forgetPerson(api.database, email, api.time.now);
    expect(await seed.rows('SELECT FROM identity WHERE subject = $1', [email])).toEqual([]);
    expect((await signIn({ sub: email, ...verified(email) })).id).not.toBe(id);
  });

  it('D-kept-data: an account is forgotten three years after its last token has ended, with its subject, also without an address', async () => {
    const years = api.time.now + 1100 * 86_400_000;
    const [old, current] = [uniqueName('old'), uniqueName('current')];
    await signIn({ sub: old, given_name: 'Zénobie' });
    await signIn({ sub: current, exp: years / 1000 + 3600 });
    await forgetOld(api.database, { names: 365, accounts: 1095, figures: 400 }, years);
    const left = await seed.rows('SELECT subject FROM identity WHERE subject = ANY($1::text[])', [[old, current]]);
    expect(left).toEqual([{ subject: current }]);
    expect(await seed.rows(`SELECT FROM person WHERE first_name = 'Zénobie'`)).toEqual([]);
  });
});
