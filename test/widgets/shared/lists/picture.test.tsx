import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { ComboboxOptions } from '../../../../widgets/shared/lists/combobox/ComboboxOptions.tsx';
import { Picture } from '../../../../widgets/shared/lists/Picture.tsx';
import { aContext } from '../../../fixtures/data/widget-context.ts';
import { render } from '../../render.tsx';

async function shown(src: string | null, siteUrl: string) {
  const context = aContext('creneau-event-list', {}, { settings: { siteUrl } });
  const view = await render(context, <Picture src={src} size="medium" />);
  return view.querySelector('img')?.src;
}

describe('D-payload-addresses: the address of a picture', () => {
  it.each([
    ['a path is on the marketplace', '/a.svg', 'https://m.example', 'https://m.example/a.svg'],
    ['a path without a marketplace address is on the site of the page', '/a.svg', '', `${location.origin}/a.svg`],
    ['a complete address is kept', 'https://cdn.example/a.svg', '', 'https://cdn.example/a.svg'],
    ['no picture has no address', null, '', undefined],
  ])('the address of a picture is resolved: %s', async (_, src, siteUrl, address) => {
    expect(await shown(src, siteUrl)).toBe(address);
  });
});

describe('D-search-words: the pictures of results', () => {
  it.each([
    ['missing', null, null],
    ['not found', '/gone.svg', 'error'],
  ])('a result whose picture is %s shows the icon of its kind instead', async (_, picture, event) => {
    const option = { key: '1', label: 'Yoga doux', picture, icon: <i /> };
    const view = await render(
      aContext('creneau-search', {}),
      <ComboboxOptions id="found" label="Rechercher" options={[option]} active={null} isInFlow onChoose={() => {}} />,
    );
    if (event) await act(() => view.querySelector('img')?.dispatchEvent(new Event(event)));
    expect(view.querySelector('img, .picture')).toBeNull();
    expect(view.querySelectorAll('.option-icon')).toHaveLength(1);
  });
});
