import { type LabPage, shown } from '../../fixtures/browser/lab.ts';
import { expect } from '../../fixtures/browser/test.ts';
import { test } from './a-lab.ts';

const write = (lab: LabPage, html: string) =>
  lab.page.evaluate((text) => {
    document.body.innerHTML = text;
  }, html);

const configure = (lab: LabPage, settings: Readonly<Record<string, string | null>>) =>
  lab.page.evaluate((values) => window.lab.configure(values), settings);

const other = (lab: LabPage, path = '/api') => lab.relay.origin('other') + path;

/** The tokens that a server has received, each once. */
const tokensAt = (lab: LabPage, host: string) => [
  ...new Set(
    lab.relay.seen.filter((request) => request.host === host).flatMap(({ headers }) => headers.authorization ?? []),
  ),
];

const expectShown = (lab: LabPage, values: Readonly<Record<string, unknown>>, selector?: string) =>
  expect.poll(() => shown(lab.page, selector)).toMatchObject(values);

test.describe('C-token-scope: a token goes only with the API address of its own place', () => {
  const KEPT = 'the token is not sent to';

  for (const [what, arrange] of [
    [
      "the script tag's, where the tag names another origin",
      async (lab: LabPage) => {
        await lab.page.evaluate(() => document.querySelector('script')?.setAttribute('data-token', 'ada'));
        await write(lab, `<creneau-lab api-url="${other(lab, '/kept-1')}"></creneau-lab>`.repeat(2));
      },
    ],
    [
      "configure's, where an ancestor does",
      async (lab: LabPage) => {
        await configure(lab, { token: 'ada' });
        await write(
          lab,
          `<div data-creneau-api-url="${other(lab, '/kept-2')}">${'<creneau-lab></creneau-lab>'.repeat(2)}</div>`,
        );
      },
    ],
    [
      "an ancestor's, where the tag does",
      (lab: LabPage) =>
        write(
          lab,
          `<div data-creneau-token="ada">${`<creneau-lab api-url="${other(lab, '/kept-3')}"></creneau-lab>`.repeat(2)}</div>`,
        ),
    ],
    [
      "an outer ancestor's, where a nearer one does",
      (lab: LabPage) =>
        write(
          lab,
          `<div data-creneau-token="ada"><p data-creneau-api-url="${other(lab, '/kept-4')}">${'<creneau-lab></creneau-lab>'.repeat(2)}</p></div>`,
        ),
    ],
    [
      "configure's, where the tag's property does, live",
      async (lab: LabPage) => {
        await configure(lab, { token: 'ada' });
        await write(lab, '<creneau-lab></creneau-lab>'.repeat(2));
        await lab.page.evaluate(
          (apiUrl) => {
            for (const element of document.querySelectorAll('creneau-lab')) Object.assign(element, { apiUrl });
          },
          other(lab, '/kept-5'),
        );
      },
    ],
  ] as const)
    test(`a token is not sent, a visitor is shown, and it is reported once: ${what}`, async ({ lab }) => {
      await arrange(lab);
      await expectShown(lab, { isSignedIn: false }, 'creneau-lab:last-child');
      await lab.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(tokensAt(lab, 'other')).toEqual([]);
      await expect.poll(() => lab.heard.said(KEPT)).toHaveLength(1);
      expect(lab.heard.console.filter((line) => line.includes('ada'))).toEqual([]);
    });

  for (const [what, arrange, host] of [
    ["the tag's to the page's address", (lab: LabPage) => write(lab, '<creneau-lab token="ada"></creneau-lab>'), 'api'],
    [
      "the tag's to its own",
      (lab: LabPage) => write(lab, `<creneau-lab token="ada" api-url="${other(lab)}"></creneau-lab>`),
      'other',
    ],
    [
      "the tag's to its ancestor's, which it sees",
      (lab: LabPage) =>
        write(lab, `<div data-creneau-api-url="${other(lab)}"><creneau-lab token="ada"></creneau-lab></div>`),
      'other',
    ],
    [
      "an ancestor's to its own",
      (lab: LabPage) =>
        write(
          lab,
          `<div data-creneau-token="ada" data-creneau-api-url="${other(lab)}"><creneau-lab></creneau-lab></div>`,
        ),
      'other',
    ],
  ] as const)
    test(`a token is sent there and nowhere else: ${what}`, async ({ lab }) => {
      await arrange(lab);
      await expectShown(lab, { isSignedIn: true, person: 1 });
      expect(tokensAt(lab, host)).toEqual(['Bearer ada']);
      expect(tokensAt(lab, host === 'api' ? 'other' : 'api')).toEqual([]);
      expect(lab.heard.said(KEPT)).toEqual([]);
    });

  test("configure's token is sent to an address on the same origin that the tag names", async ({ lab }) => {
    const answers = [...lab.relay.rules];
    lab.relay.rules.add(async (request) => {
      const at = { ...request, path: request.path.replace('/api/~delay-1', '/api') };
      const found = await Promise.all(answers.map((rule) => rule(at)));
      return request.path === at.path ? null : (found.find(Boolean) ?? null);
    });
    await configure(lab, { token: 'ada' });
    await write(lab, `<creneau-lab api-url="${lab.relay.origin('api')}/api/~delay-1/"></creneau-lab>`);
    await expect.poll(() => tokensAt(lab, 'api')).toEqual(['Bearer ada']);
    await expect.poll(() => lab.relay.calls()).toEqual(['GET /api/~delay-1/v1/me']);
    expect(lab.heard.said(KEPT)).toEqual([]);
  });
});

test.describe('C-token: the token', () => {
  test('a token may be a function, called when a token is needed', async ({ lab }) => {
    await write(lab, '<creneau-lab></creneau-lab>');
    await lab.page.evaluate(() => {
      const token = () => Promise.resolve('ada');
      Object.assign(document.querySelector('creneau-lab') as object, { token });
    });
    await expectShown(lab, { isSignedIn: true, person: 1 });
    expect(tokensAt(lab, 'api')).toEqual(['Bearer ada']);
  });

  for (const attribute of ['', '"ada"'] as const)
    test(`a token that is removed is a log-out, whether or not an attribute (${attribute}) had it`, async ({ lab }) => {
      await write(lab, `<creneau-lab ${attribute && `token=${attribute}`}></creneau-lab>`);
      await lab.page.evaluate((isWritten) => {
        if (!isWritten) Reflect.set(document.querySelector('creneau-lab') as object, 'token', 'ada');
      }, attribute !== '');
      await expectShown(lab, { person: 1 });
      await lab.page.evaluate(() => {
        const element = document.querySelector('creneau-lab') as HTMLElement;
        if (element.hasAttribute('token')) element.removeAttribute('token');
        else Reflect.set(element, 'token', null);
      });
      await expectShown(lab, { isSignedIn: false });
      expect(await shown(lab.page)).not.toHaveProperty('person');
    });

  test("a token is removed by el.token = '' too, although the attribute still holds one", async ({ lab }) => {
    await write(lab, '<creneau-lab token="ada"></creneau-lab>');
    await expectShown(lab, { person: 1 });
    await lab.page.evaluate(() => Reflect.set(document.querySelector('creneau-lab') as object, 'token', ''));
    await expectShown(lab, { isSignedIn: false });
  });

  test('the token of configure may be set, changed and unset live', async ({ lab }) => {
    await write(lab, '<creneau-lab></creneau-lab>');
    await expectShown(lab, { isSignedIn: false });
    await configure(lab, { token: 'ada' });
    await expectShown(lab, { isSignedIn: true, person: 1 });
    await configure(lab, { token: 'grace' });
    await expectShown(lab, { isSignedIn: true, person: 2 });
    await configure(lab, { token: null });
    await expectShown(lab, { isSignedIn: false });
  });

  test('a token that a 401 refuses is renewed through creneau-tokenexpired, and its user is known', async ({ lab }) => {
    await lab.page.evaluate(() => {
      document.addEventListener(
        'creneau-tokenexpired',
        (event) => (event as CustomEvent<{ renew(token: Promise<string>): void }>).detail.renew(Promise.resolve('ada')),
        { once: true },
      );
      document.body.innerHTML = '<creneau-lab token="expired"></creneau-lab>';
    });
    await expectShown(lab, { isSignedIn: true, person: 1 });
    expect(tokensAt(lab, 'api')).toEqual(['Bearer expired', 'Bearer ada']);
  });

  test('a token that is refused and not renewed reaches nobody’s error handling', async ({ lab }) => {
    await write(lab, '<creneau-lab token="expired"></creneau-lab>');
    await expect.poll(() => lab.relay.calls()).toEqual(['GET /api/v1/me']);
    await expectShown(lab, { isSignedIn: false });
    expect(lab.heard.errors).toEqual([]);
  });

  test('the token is in no address, storage or cookie', async ({ lab }) => {
    await write(lab, '<creneau-lab token="ada"></creneau-lab>');
    await expectShown(lab, { person: 1 });
    const kept = await lab.page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, location.href]),
    );
    expect([...lab.relay.seen.map(({ path }) => path), kept].filter((text) => text.includes('ada'))).toEqual([]);
  });
});
