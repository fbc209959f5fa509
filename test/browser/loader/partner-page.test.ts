import { sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

let url: string;
test.beforeAll(async () => {
  ({ url } = await sharedDemo());
});

async function visit(query: string) {
  const answer = await fetch(`${url}/partner/${query}`);
  return { status: answer.status, policy: answer.headers.get('content-security-policy'), html: await answer.text() };
}

test.describe('C-pages: /partner/', () => {
  test('the page is a foreign one: one script tag and elements are all it has of ours, under a strict policy', async () => {
    const { status, policy, html } = await visit('');
    expect(status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(html.match(/<script\b/g)).toHaveLength(1);
    expect(html).toMatch(/<script async src="[^"]+\/creneau\/1\/creneau\.js"[^>]* data-partner="studio-lumiere"/);
    const ours = ['slotted-calendar', 'offers-list', 'pager', 'provider-map', 'animations-slider'];
    expect(ours.filter((name) => !html.includes(`<creneau-${name} `))).toEqual([]);
  });

  test('the page has the requested offer or item, as text', async () => {
    expect((await visit('?event=padel-duo')).html).toContain('event="padel-duo"');
    expect((await visit('?item=event:1')).html).toContain('<creneau-checkout item="event:1">');
    expect((await visit('?event=%22%3E%3Cb%3E')).html).not.toContain('<b>');
  });
});
