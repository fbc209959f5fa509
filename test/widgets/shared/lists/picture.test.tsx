import { describe, expect, it } from 'vitest';
import { Picture } from '../../../../widgets/shared/lists/Picture.tsx';
import { aContext } from '../../../fixtures/data/widget-context.ts';
import { render } from '../../render.tsx';

async function shown(src: string | null, siteUrl: string) {
  const context = aContext('creneau-event-list', {}, { settings: { siteUrl } });
  const view = await render(context, <Picture src={src} size="medium" />);
  return view.querySelector('img')?.src;
}

describe('D-payload-addresses: where a picture comes from', () => {
  it.each([
    ['a path, from the marketplace', '/a.svg', 'https://m.example', 'https://m.example/a.svg'],
    ['without a marketplace address from this page’s site', '/a.svg', '', `${location.origin}/a.svg`],
    ['an address, from there', 'https://cdn.example/a.svg', '', 'https://cdn.example/a.svg'],
    ['none', null, '', undefined],
  ])('a picture comes from where its address says: %s', async (_, src, siteUrl, address) => {
    expect(await shown(src, siteUrl)).toBe(address);
  });
});
