import { byId } from './dom.ts';
import { ui } from './here.ts';
import { inUi } from './words/words.ts';

/** Makes the link to the other language lead to the page's current state. */
export function keepOtherLanguage(): void {
  const link = byId<HTMLAnchorElement>('other-language');
  const update = () => {
    link.href = `?${inUi(new URLSearchParams(location.search), ui === 'fr' ? 'en' : 'fr')}`;
  };
  for (const type of ['pointerdown', 'focus']) link.addEventListener(type, update);
}
