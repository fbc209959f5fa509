import { expect } from '../../fixtures/browser/test.ts';
import { shown, type TestPage } from '../../fixtures/browser/test-page.ts';
import { test } from './a-test-page.ts';

const write = (testPage: TestPage, html: string) =>
  testPage.page.evaluate((text) => {
    document.body.innerHTML = text;
  }, html);

const configure = (testPage: TestPage, settings: Readonly<Record<string, string | null>>) =>
  testPage.page.evaluate((values) => window.lab.configure(values), settings);

const other = (testPage: TestPage, path = '/api') => testPage.relay.origin('other') + path;

/** The tokens that a server has received, each once. */
const tokensAt = (testPage: TestPage, host: string) => [
  ...new Set(
    testPage.relay.seen
      .filter((request) => request.host === host)
      .flatMap(({ headers }) => headers.authorization ?? []),
  ),
];

const expectShown = (testPage: TestPage, values: Readonly<Record<string, unknown>>, selector?: string) =>
  expect.poll(() => shown(testPage.page, selector)).toMatchObject(values);

test.describe('C-token-scope: a token goes only with the API address of its own place', () => {
  const KEPT = 'the token is not sent to';

  for (const [what, arrange] of [
    [
      "the script tag's, where the tag names another origin",
      async (testPage: TestPage) => {
        await testPage.page.evaluate(() => document.querySelector('script')?.setAttribute('data-token', 'ada'));
        await write(testPage, `<creneau-lab api-url="${other(testPage, '/kept-1')}"></creneau-lab>`.repeat(2));
      },
    ],
    [
      "configure's, where an ancestor does",
      async (testPage: TestPage) => {
        await configure(testPage, { token: 'ada' });
        await write(
          testPage,
          `<div data-creneau-api-url="${other(testPage, '/kept-2')}">${'<creneau-lab></creneau-lab>'.repeat(2)}</div>`,
        );
      },
    ],
    [
      "an ancestor's, where the tag does",
      (testPage: TestPage) =>
        write(
          testPage,
          `<div data-creneau-token="ada">${`<creneau-lab api-url="${other(testPage, '/kept-3')}"></creneau-lab>`.repeat(2)}</div>`,
        ),
    ],
    [
      "an outer ancestor's, where a nearer one does",
      (testPage: TestPage) =>
        write(
          testPage,
          `<div data-creneau-token="ada"><p data-creneau-api-url="${other(testPage, '/kept-4')}">${'<creneau-lab></creneau-lab>'.repeat(2)}</p></div>`,
        ),
    ],
    [
      "configure's, where the tag's property does, live",
      async (testPage: TestPage) => {
        await configure(testPage, { token: 'ada' });
        await write(testPage, '<creneau-lab></creneau-lab>'.repeat(2));
        await testPage.page.evaluate(
          (apiUrl) => {
            for (const element of document.querySelectorAll('creneau-lab')) Object.assign(element, { apiUrl });
          },
          other(testPage, '/kept-5'),
        );
      },
    ],
  ] as const)
    test(`a token is not sent, a visitor is shown, and it is reported once: ${what}`, async ({ testPage }) => {
      await arrange(testPage);
      await expectShown(testPage, { isSignedIn: false }, 'creneau-lab:last-child');
      await testPage.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(tokensAt(testPage, 'other')).toEqual([]);
      await expect.poll(() => testPage.heard.said(KEPT)).toHaveLength(1);
      expect(testPage.heard.console.filter((line) => line.includes('ada'))).toEqual([]);
    });

  for (const [what, arrange, host] of [
    [
      "the tag's to the page's address",
      (testPage: TestPage) => write(testPage, '<creneau-lab token="ada"></creneau-lab>'),
      'api',
    ],
    [
      "the tag's to its own",
      (testPage: TestPage) => write(testPage, `<creneau-lab token="ada" api-url="${other(testPage)}"></creneau-lab>`),
      'other',
    ],
    [
      "the tag's to its ancestor's, which it sees",
      (testPage: TestPage) =>
        write(testPage, `<div data-creneau-api-url="${other(testPage)}"><creneau-lab token="ada"></creneau-lab></div>`),
      'other',
    ],
    [
      "an ancestor's to its own",
      (testPage: TestPage) =>
        write(
          testPage,
          `<div data-creneau-token="ada" data-creneau-api-url="${other(testPage)}"><creneau-lab></creneau-lab></div>`,
        ),
      'other',
    ],
  ] as const)
    test(`a token is sent there and nowhere else: ${what}`, async ({ testPage }) => {
      await arrange(testPage);
      await expectShown(testPage, { isSignedIn: true, person: 1 });
      expect(tokensAt(testPage, host)).toEqual(['Bearer ada']);
      expect(tokensAt(testPage, host === 'api' ? 'other' : 'api')).toEqual([]);
      expect(testPage.heard.said(KEPT)).toEqual([]);
    });

  test("configure's token is sent to an address on the same origin that the tag names", async ({ testPage }) => {
    const answers = [...testPage.relay.rules];
    testPage.relay.rules.add(async (request) => {
      const at = { ...request, path: request.path.replace('/api/~delay-1', '/api') };
      const found = await Promise.all(answers.map((rule) => rule(at)));
      return request.path === at.path ? null : (found.find(Boolean) ?? null);
    });
    await configure(testPage, { token: 'ada' });
    await write(testPage, `<creneau-lab api-url="${testPage.relay.origin('api')}/api/~delay-1/"></creneau-lab>`);
    await expect.poll(() => tokensAt(testPage, 'api')).toEqual(['Bearer ada']);
    await expect.poll(() => testPage.relay.calls()).toEqual(['GET /api/~delay-1/v1/me']);
    expect(testPage.heard.said(KEPT)).toEqual([]);
  });
});

test.describe('C-token: the token', () => {
  test('a token may be a function, called when a token is needed', async ({ testPage }) => {
    await write(testPage, '<creneau-lab></creneau-lab>');
    await testPage.page.evaluate(() => {
      const token = () => Promise.resolve('ada');
      Object.assign(document.querySelector('creneau-lab') as object, { token });
    });
    await expectShown(testPage, { isSignedIn: true, person: 1 });
    expect(tokensAt(testPage, 'api')).toEqual(['Bearer ada']);
  });

  for (const attribute of ['', '"ada"'] as const)
    test(`a token that is removed is a log-out, whether or not an attribute (${attribute}) had it`, async ({
      testPage,
    }) => {
      await write(testPage, `<creneau-lab ${attribute && `token=${attribute}`}></creneau-lab>`);
      await testPage.page.evaluate((isWritten) => {
        if (!isWritten) Reflect.set(document.querySelector('creneau-lab') as object, 'token', 'ada');
      }, attribute !== '');
      await expectShown(testPage, { person: 1 });
      await testPage.page.evaluate(() => {
        const element = document.querySelector('creneau-lab') as HTMLElement;
        if (element.hasAttribute('token')) element.removeAttribute('token');
        else Reflect.set(element, 'token', null);
      });
      await expectShown(testPage, { isSignedIn: false });
      expect(await shown(testPage.page)).not.toHaveProperty('person');
    });

  test("a token is removed by el.token = '' too, although the attribute still holds one", async ({ testPage }) => {
    await write(testPage, '<creneau-lab token="ada"></creneau-lab>');
    await expectShown(testPage, { person: 1 });
    await testPage.page.evaluate(() => Reflect.set(document.querySelector('creneau-lab') as object, 'token', ''));
    await expectShown(testPage, { isSignedIn: false });
  });

  test('the token of configure may be set, changed and unset live', async ({ testPage }) => {
    await write(testPage, '<creneau-lab></creneau-lab>');
    await expectShown(testPage, { isSignedIn: false });
    await configure(testPage, { token: 'ada' });
    await expectShown(testPage, { isSignedIn: true, person: 1 });
    await configure(testPage, { token: 'grace' });
    await expectShown(testPage, { isSignedIn: true, person: 2 });
    await configure(testPage, { token: null });
    await expectShown(testPage, { isSignedIn: false });
  });

  test('a token that a 401 refuses is renewed through creneau-tokenexpired, and its user is known', async ({
    testPage,
  }) => {
    await testPage.page.evaluate(() => {
      document.addEventListener(
        'creneau-tokenexpired',
        (event) => (event as CustomEvent<{ renew(token: Promise<string>): void }>).detail.renew(Promise.resolve('ada')),
        { once: true },
      );
      document.body.innerHTML = '<creneau-lab token="expired"></creneau-lab>';
    });
    await expectShown(testPage, { isSignedIn: true, person: 1 });
    expect(tokensAt(testPage, 'api')).toEqual(['Bearer expired', 'Bearer ada']);
  });

  test('a token that is refused and not renewed reaches nobody’s error handling', async ({ testPage }) => {
    await write(testPage, '<creneau-lab token="expired"></creneau-lab>');
    await expect.poll(() => testPage.relay.calls()).toEqual(['GET /api/v1/me']);
    await expectShown(testPage, { isSignedIn: false });
    expect(testPage.heard.errors).toEqual([]);
  });

  test('the token is in no address, storage or cookie', async ({ testPage }) => {
    await write(testPage, '<creneau-lab token="ada"></creneau-lab>');
    await expectShown(testPage, { person: 1 });
    const kept = await testPage.page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, location.href]),
    );
    expect([...testPage.relay.seen.map(({ path }) => path), kept].filter((text) => text.includes('ada'))).toEqual([]);
  });
});
