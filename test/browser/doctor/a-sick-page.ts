import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import type { Site, Visit } from '../../fixtures/browser/site.ts';
import type { SickPage } from './mistakes.ts';

/** The names that the documents give to the origins of the tests. */
const NAMES: Readonly<Record<string, string>> = { 'www.studio': 'site' };

/** Writes the origins of the test in the place of the documents' ones. */
export function withOrigins(site: Site, text: string, down = ''): string {
  return text
    .replaceAll('https://down.example', down)
    .replace(/https:\/\/([\w.]+)\.example/g, (_, name: string) => site.relay.origin(NAMES[name] ?? name));
}

/** Opens the page, waits for its elements, and returns what the doctor says. */
export async function examined(site: Site, sick: SickPage): Promise<Visit & { readonly messages: readonly string[] }> {
  const down = await closedOrigin();
  const { script = '', head = '', headers, mistakes } = sick;
  const boxes = mistakes.map(
    ({ html }) => `<section style="position: relative">${withOrigins(site, html, down)}</section>`,
  );
  const visit = await site.visit(
    `<!doctype html><html lang="fr"><head>${head}${site.script(script)}</head><body>${boxes.join('\n')}</body></html>`,
    headers?.(site),
  );
  return { ...visit, messages: (await messagesOf(visit.page)).map((message) => asDocumented(site, message, down)) };
}

/** What the doctor returns. */
export function messagesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const { Creneau } = window as unknown as { readonly Creneau: { doctor(): Promise<{ message: string }[]> } };
    return (await Creneau.doctor()).map(({ message }) => message);
  });
}

/** Writes the documents' names in the place of the test's origins and of the hashes of files. */
export function asDocumented(site: Site, message: string, down: string): string {
  const port = new URL(site.relay.origin('site')).port;
  return message
    .replaceAll(down || '\0', 'https://down.example')
    .replace(new RegExp(`http://(\\w+)\\.localhost:${port}`, 'g'), (_, name: string) =>
      name === 'site' ? 'https://www.studio.example' : `https://${name}.example`,
    )
    .replace(/-[\w-]{6}\.js/g, '-….js');
}

/** An origin where nobody answers. */
async function closedOrigin(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}
