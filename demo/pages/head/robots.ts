/** What crawlers are asked to leave out: pages of the demo that are no content of the site. */
const DEMO = ['/qa/', '/state/', '/outbox/', '/partner/'];

/**
 * Sends `robots.txt`; pages of a person say themselves that they are to be left out, which
 * crawlers must be able to read.
 */
export function robots(site: string, isDemo: boolean): string {
  const left = isDemo ? DEMO.map((path) => `Disallow: ${path}`) : ['Disallow:'];
  return ['User-agent: *', ...left, '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
}
