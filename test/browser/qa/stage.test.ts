import type { Origins } from '../../fixtures/browser/demo.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

async function visit(demo: Origins, path: string) {
  const answer = await fetch(`${demo.url}${path}`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test.describe('C-pages: /qa/stage/', { tag: '@long' }, () => {
  test('the stage has the element, its attributes and the settings of its address', async ({ demo }) => {
    const query =
      'element=slotted-calendar&a-event=padel-duo&a-mode=picker&lang=en&theme=dark&zone=Asia/Tokyo&user=demo-coach&consent=map&fault=delay-1000&now=2026-10-25T00:30&host=rtl';
    const { status, headers, text } = await visit(demo, `/qa/stage/?${query}`);
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

  for (const [what, query, servers] of [
    ['none by default', '', []],
    ['an API', '&api=https://api.example/api', ['https://api.example']],
    ['tiles', '&tiles=https://t.example/{z}/{x}/{y}', ['https://t.example']],
    ['nonsense: none', '&api=https://*.example&tiles=x', []],
  ] as const)
    test(`D-qa-servers: the stage's policy names the servers of ${what}`, async ({ demo }) => {
      const { headers, text } = await visit(demo, `/qa/stage/?element=pager${query}`);
      const [, connect = ''] = /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
      expect(connect.split(' ').filter((origin) => origin.endsWith('.example'))).toEqual(servers);
      for (const server of servers) expect(text).toMatch(new RegExp(`data-(?:api-url|tiles)="${server}`));
    });

  for (const query of [
    'element=%3Cscript%3E',
    'element=nothing&lang=de&theme=red&zone=Mars&user=root&consent=all&fault=~cut&now=soon&host=../qa',
    'now=2026-02-30T00:00&a-onclick=alert(1)&a-event=%22%3E%3Cb%3E',
    'element=pager&element=checkout&lang[]=en',
    '%',
  ] as const)
    test(`the stage ignores invalid values: ${query}`, async ({ demo }) => {
      const { status, text } = await visit(demo, `/qa/stage/?${query}`);
      expect(status).toBe(200);
      expect(text).toMatch(/<creneau-[a-z-]+ id="on-stage"/);
      expect(text).not.toMatch(/data-(?:lang|theme|time-zone|token|consent|api-url)=|onclick|<b>|\.\.\/qa/);
    });
});
