import { attribute } from '../document.ts';
import type { Origins } from '../origins.ts';
import type { Visitor } from '../visitor.ts';

/**
 * Returns the footer of the site's pages: what the site is, a link to the other language and, in a demo, its users and
 * further pages.
 */
export function footer(visitor: Visitor, origins: Origins, path: string): string {
  const { lang, texts } = visitor;
  const other = lang === 'fr' ? 'en' : 'fr';
  const { otherSite } = origins;
  const link = (site: string) =>
    `<p class="links"><a href="${attribute(site + path)}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a></p>`;
  return `<footer class="site-foot">
      <p><strong>${texts.business}</strong> ${texts.businessLead}</p>
      ${otherSite === null ? '' : link(otherSite)}
      ${demonstration(visitor, origins)}
    </footer>`;
}

function demonstration({ lang, token, tokens, texts }: Visitor, { partner }: Origins): string {
  if (tokens.length === 0) return '';
  const link = (value: string, name: string) =>
    `<a href="?as=${value}"${value === token ? ' aria-current="true"' : ''}>${name}</a>`;
  const users = [link('', texts.visitor), ...tokens.map((value) => link(value, texts.users[value]?.role ?? value))];
  const pages = [
    ...(partner === null ? [] : [`<a href="${attribute(partner)}/">${texts.partner}</a>`]),
    `<a href="/outbox/">${texts.outbox}</a>`,
    `<a href="/qa/${lang === 'fr' ? '?ui=fr' : ''}">${texts.qa}</a>`,
  ];
  return `<section class="demonstration">
        <h2>${texts.demonstration}</h2>
        <p class="links">${pages.join(' ')}</p>
        <nav class="users" aria-label="${texts.usersOf}">${users.join(' ')}</nav>
      </section>`;
}
