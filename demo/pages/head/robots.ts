/** The pages that crawlers are asked to leave out: pages of the demo that are not content of the site. */
const DEMO = ['/qa/', '/state/', '/outbox/', '/partner/'];

/**
 * Returns the text of `robots.txt`. It does not list personal pages: they ask to be left out in their own heads, which
 * crawlers must be able to read.
 */
export function robots(site: string, isDemo: boolean): string {
  const left = isDemo ? DEMO.map((path) => `Disallow: ${path}`) : ['Disallow:'];
  return ['User-agent: *', ...left, '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
}
