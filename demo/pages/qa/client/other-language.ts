import { byId } from './dom.ts';
import { ui } from './here.ts';
import { inUi } from './words/words.ts';

/** Has the link to the other language lead to the page as it is now. */
export function keepOtherLanguage(): void {
  const link = byId<HTMLAnchorElement>('other-language');
  const update = () => {
    link.href = `?${inUi(new URLSearchParams(location.search), ui === 'fr' ? 'en' : 'fr')}`;
  };
  for (const type of ['pointerdown', 'focus']) link.addEventListener(type, update);
}
