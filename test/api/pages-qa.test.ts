import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATES } from '../../demo/states.ts';
import { type Demo, startDemo } from '../fixtures/browser/demo.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo?.stop());

async function visit(path: string) {
  const answer = await fetch(`${demo.url}${path}`, { redirect: 'manual' });
  const { status, headers } = answer;
  return { status, headers, type: headers.get('content-type'), text: await answer.text() };
}

describe('C-pages: /qa/', () => {
  it.each(['/qa/', '/qa', '/qa/gallery/', '/qa/?element=<b>&now=x'])(
    '%s is an English page under a strict policy',
    async (path) => {
      const { status, headers, text } = await visit(path);
      expect(status).toBe(200);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(text).toContain('<html lang="en">');
      expect(text).toContain('href="/api/openapi.json"');
      expect(text).toContain('href="/qa/gallery/"');
      expect(text).not.toContain('<b>');
    },
  );

  it('the QA page is served on one origin, so that it can reach into its stage', async () => {
    const { status, headers } = await visit('/qa/?element=pager');
    expect([status, headers.get('location')]).toEqual([200, null]);
    const other = await fetch(`${demo.url.replace('localhost', '127.0.0.1')}/qa/?element=pager`, {
      redirect: 'manual',
    });
    expect([other.status, other.headers.get('location')]).toEqual([302, `${demo.url}/qa/?element=pager`]);
  });

  it.each(['main.ts', 'gallery.ts', 'on-stage.ts', 'in-gallery.ts', 'qa-state.ts', 'snippet/snippet.ts'])(
    'a module of the QA page is served as JavaScript: %s',
    async (file) => {
      const { status, type, text } = await visit(`/qa/client/${file}`);
      expect([status, type]).toEqual([200, 'text/javascript; charset=utf-8']);
      expect(text).not.toMatch(/import type|readonly |: QaState/);
    },
  );

  it.each(['nothing.ts', 'snippet/nothing.ts', 'main.js', '..%2Froutes.ts', '%2e%2e%2froutes.ts', 'MAIN.TS'])(
    'a module that is not part of the QA page is not found: %s',
    async (file) => {
      expect((await visit(`/qa/client/${file}`)).status).toBe(404);
    },
  );

  it('the QA page lists the states of the catalogue', async () => {
    expect(JSON.parse((await visit('/qa/states.json')).text)).toEqual(JSON.parse(JSON.stringify(STATES)));
  });
});

describe('C-pages: /qa/stage/', () => {
  it('the stage has the element, its attributes and the settings of its address', async () => {
    const query =
      'element=slotted-calendar&a-event=padel-duo&a-mode=picker&lang=en&theme=dark&zone=Asia/Tokyo&user=demo-coach&consent=map&fault=delay-1000&now=2026-10-25T00:30&host=rtl';
    const { status, headers, text } = await visit(`/qa/stage/?${query}`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('<creneau-slotted-calendar id="on-stage" event="padel-duo" mode="picker">');
    for (const data of [
      'lang="en"',
      'theme="dark"',
      'time-zone="Asia/Tokyo"',
      'token="demo-coach"',
      'consent="map"',
      `api-url="${demo.url}/api/~now-2026-10-25T00:30:00Z/~delay-1000"`,
    ]) {
      expect(text).toContain(` data-${data}`);
    }
    expect(text).toContain('href="/qa/hosts/rtl.css"');
  });

  it.each([
    ['none by default', '', []],
    ['an API', '&api=https://api.example/api', ['https://api.example']],
    ['tiles', '&tiles=https://t.example/{z}/{x}/{y}', ['https://t.example']],
    ['nonsense: none', '&api=https://*.example&tiles=x', []],
  ])("D-qa-servers: the stage's policy names the servers of %s", async (_, query, servers) => {
    const { headers, text } = await visit(`/qa/stage/?element=pager${query}`);
    const [, connect = ''] = /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
    expect(connect.split(' ').filter((origin) => origin.endsWith('.example'))).toEqual(servers);
    for (const server of servers) expect(text).toMatch(new RegExp(`data-(?:api-url|tiles)="${server}`));
  });

  it.each([
    'element=%3Cscript%3E',
    'element=nothing&lang=de&theme=red&zone=Mars&user=root&consent=all&fault=~cut&now=soon&host=../qa',
    'now=2026-02-30T00:00&a-onclick=alert(1)&a-event=%22%3E%3Cb%3E',
    'element=pager&element=checkout&lang[]=en',
    '%',
  ])('the stage ignores invalid values: %s', async (query) => {
    const { status, text } = await visit(`/qa/stage/?${query}`);
    expect(status).toBe(200);
    expect(text).toMatch(/<creneau-[a-z-]+ id="on-stage"/);
    expect(text).not.toMatch(/data-(?:lang|theme|time-zone|token|consent|api-url)=|onclick|<b>|\.\.\/qa/);
  });
});

describe('C-pages: /state/{index}', () => {
  it('the page of a state is in the language and theme that its address names', async () => {
    const { text } = await visit('/state/0?lang=en&theme=dark');
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('data-lang="en" data-theme="dark"');
  });

  it.each(['?lang=de&theme=red', '?lang=%22%3E%3Cb%3E', '?lang[]=en', ''])(
    'the page of a state ignores an unknown language or theme: %s',
    async (query) => {
      const { status, text } = await visit(`/state/0${query}`);
      expect(status).toBe(200);
      expect(text).not.toMatch(/data-lang|data-theme|<b>/);
    },
  );

  it.each([
    ['loading', ' data-api="silent"'],
    ['default', ''],
  ])(
    'a state in the gallery has its own storage, and loads for ever if it is a loading state: %s',
    async (name, silent) => {
      const index = STATES.findIndex((state) => state.name === name);
      const { headers, text } = await visit(`/state/${index}?frame=gallery`);
      const script = `<script src="${demo.url}/qa/client/in-gallery.ts"${silent}></script>`;
      expect(text).toContain(script);
      expect(text.indexOf(script)).toBeLessThan(text.indexOf('/creneau.js'));
      expect(headers.get('content-security-policy')).toContain(`script-src ${demo.url};`);
    },
  );

  it.each(['', '?frame=', '?frame=gallery2', '?frame[]=gallery', '?frame=%22%3E%3Cb%3E'])(
    'a state outside the gallery does not have its own storage: %s',
    async (query) => {
      expect((await visit(`/state/0${query}`)).text).not.toMatch(/in-gallery|<b>/);
    },
  );
});
