import { type LabPage, shown } from '../../fixtures/browser/lab.ts';
import { labFor } from '../../fixtures/browser/suite.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

let lab: LabPage;

labFor('production', (started) => {
  lab = started;
});

test.beforeEach(() => lab.clear());

const write = (html: string) =>
  lab.page.evaluate((text) => {
    document.body.innerHTML = text;
  }, html);

const configure = (settings: Readonly<Record<string, string | null>>) =>
  lab.page.evaluate((values) => window.lab.configure(values), settings);

const other = (path = '/api') => lab.relay.origin('other') + path;

/** The tokens that a server has received, each once. */
const tokensAt = (host: string) => [
  ...new Set(
    lab.relay.seen.filter((request) => request.host === host).flatMap(({ headers }) => headers.authorization ?? []),
  ),
];

const expectShown = (values: Readonly<Record<string, unknown>>, selector?: string) =>
  expect.poll(() => shown(lab.page, selector)).toMatchObject(values);

test.describe('C-token-scope: a token goes only with the API address of its own place', () => {
  const KEPT = 'the token is not sent to';

  for (const [what, arrange] of [
    [
      "the script tag's, where the tag names another origin",
      async () => {
        await lab.page.evaluate(() => document.querySelector('script')?.setAttribute('data-token', 'ada'));
        await write(`<creneau-lab api-url="${other('/kept-1')}"></creneau-lab>`.repeat(2));
      },
    ],
    [
      "configure's, where an ancestor does",
      async () => {
        await configure({ token: 'ada' });
        await write(`<div data-creneau-api-url="${other('/kept-2')}">${'<creneau-lab></creneau-lab>'.repeat(2)}</div>`);
      },
    ],
    [
      "an ancestor's, where the tag does",
      () =>
        write(
          `<div data-creneau-token="ada">${`<creneau-lab api-url="${other('/kept-3')}"></creneau-lab>`.repeat(2)}</div>`,
        ),
    ],
    [
      "an outer ancestor's, where a nearer one does",
      () =>
        write(
          `<div data-creneau-token="ada"><p data-creneau-api-url="${other('/kept-4')}">${'<creneau-lab></creneau-lab>'.repeat(2)}</p></div>`,
        ),
    ],
    [
      "configure's, where the tag's property does, live",
      async () => {
        await configure({ token: 'ada' });
        await write('<creneau-lab></creneau-lab>'.repeat(2));
        await lab.page.evaluate((apiUrl) => {
          for (const element of document.querySelectorAll('creneau-lab')) Object.assign(element, { apiUrl });
        }, other('/kept-5'));
      },
    ],
  ] satisfies readonly (readonly [string, () => Promise<unknown>])[] as readonly (readonly [
    string,
    () => Promise<unknown>,
  ])[])
    test(`${what}: not sent, a visitor is shown, and it is reported once`, async () => {
      await arrange();
      await expectShown({ isSignedIn: false }, 'creneau-lab:last-child');
      await lab.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(tokensAt('other')).toEqual([]);
      expect(lab.heard.said(KEPT)).toHaveLength(1);
      expect(lab.heard.console.filter((line) => line.includes('ada'))).toEqual([]);
    });

  for (const [what, arrange, host] of [
    ["the tag's to the page's address", () => write('<creneau-lab token="ada"></creneau-lab>'), 'api'],
    ["the tag's to its own", () => write(`<creneau-lab token="ada" api-url="${other()}"></creneau-lab>`), 'other'],
    [
      "the tag's to its ancestor's, which it sees",
      () => write(`<div data-creneau-api-url="${other()}"><creneau-lab token="ada"></creneau-lab></div>`),
      'other',
    ],
    [
      "an ancestor's to its own",
      () => write(`<div data-creneau-token="ada" data-creneau-api-url="${other()}"><creneau-lab></creneau-lab></div>`),
      'other',
    ],
  ] satisfies readonly (readonly [string, () => Promise<unknown>, string])[] as readonly (readonly [
    string,
    () => Promise<unknown>,
    string,
  ])[])
    test(`${what}: sent there and nowhere else`, async () => {
      await arrange();
      await expectShown({ isSignedIn: true, person: 1 });
      expect(tokensAt(host)).toEqual(['Bearer ada']);
      expect(tokensAt(host === 'api' ? 'other' : 'api')).toEqual([]);
      expect(lab.heard.said(KEPT)).toEqual([]);
    });

  test("configure's token is sent to an address on the same origin that the tag names", async () => {
    const answers = [...lab.relay.rules];
    lab.relay.rules.add(async (request) => {
      const at = { ...request, path: request.path.replace('/api/~delay-1', '/api') };
      const found = await Promise.all(answers.map((rule) => rule(at)));
      return request.path === at.path ? null : (found.find(Boolean) ?? null);
    });
    await configure({ token: 'ada' });
    await write(`<creneau-lab api-url="${lab.relay.origin('api')}/api/~delay-1/"></creneau-lab>`);
    await expect.poll(() => tokensAt('api')).toEqual(['Bearer ada']);
    expect(lab.relay.calls()).toEqual(['GET /api/~delay-1/v1/me']);
    expect(lab.heard.said(KEPT)).toEqual([]);
  });
});

test.describe('C-token: the token', () => {
  test('may be a function, called when a token is needed', async () => {
    await write('<creneau-lab></creneau-lab>');
    await lab.page.evaluate(() => {
      const token = () => Promise.resolve('ada');
      Object.assign(document.querySelector('creneau-lab') as object, { token });
    });
    await expectShown({ isSignedIn: true, person: 1 });
    expect(tokensAt('api')).toEqual(['Bearer ada']);
  });

  for (const attribute of ['', '"ada"'] as const)
    test(`that is removed is a log-out, whether or not an attribute (${attribute}) had it`, async () => {
      await write(`<creneau-lab ${attribute && `token=${attribute}`}></creneau-lab>`);
      await lab.page.evaluate((isWritten) => {
        if (!isWritten) Reflect.set(document.querySelector('creneau-lab') as object, 'token', 'ada');
      }, attribute !== '');
      await expectShown({ person: 1 });
      await lab.page.evaluate(() => {
        const element = document.querySelector('creneau-lab') as HTMLElement;
        if (element.hasAttribute('token')) element.removeAttribute('token');
        else Reflect.set(element, 'token', null);
      });
      await expectShown({ isSignedIn: false });
      expect(await shown(lab.page)).not.toHaveProperty('person');
    });

  test("is removed by el.token = '' too, although the attribute still holds one", async () => {
    await write('<creneau-lab token="ada"></creneau-lab>');
    await expectShown({ person: 1 });
    await lab.page.evaluate(() => Reflect.set(document.querySelector('creneau-lab') as object, 'token', ''));
    await expectShown({ isSignedIn: false });
  });

  test('of configure may be set, changed and unset live', async () => {
    await write('<creneau-lab></creneau-lab>');
    await expectShown({ isSignedIn: false });
    await configure({ token: 'ada' });
    await expectShown({ isSignedIn: true, person: 1 });
    await configure({ token: 'grace' });
    await expectShown({ isSignedIn: true, person: 2 });
    await configure({ token: null });
    await expectShown({ isSignedIn: false });
  });

  test('that a 401 refuses is renewed through creneau-tokenexpired, and its user is known', async () => {
    await lab.page.evaluate(() => {
      document.addEventListener(
        'creneau-tokenexpired',
        (event) => (event as CustomEvent<{ renew(token: Promise<string>): void }>).detail.renew(Promise.resolve('ada')),
        { once: true },
      );
      document.body.innerHTML = '<creneau-lab token="expired"></creneau-lab>';
    });
    await expectShown({ isSignedIn: true, person: 1 });
    expect(tokensAt('api')).toEqual(['Bearer expired', 'Bearer ada']);
  });

  test('that is refused and not renewed reaches nobody’s error handling', async () => {
    await write('<creneau-lab token="expired"></creneau-lab>');
    await expect.poll(() => lab.relay.calls()).toEqual(['GET /api/v1/me']);
    await expectShown({ isSignedIn: false });
    expect(lab.heard.errors).toEqual([]);
  });

  test('is in no address, storage or cookie', async () => {
    await write('<creneau-lab token="ada"></creneau-lab>');
    await expectShown({ person: 1 });
    const kept = await lab.page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, location.href]),
    );
    expect([...lab.relay.seen.map(({ path }) => path), kept].filter((text) => text.includes('ada'))).toEqual([]);
  });
});
