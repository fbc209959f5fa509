import type { Locator } from 'playwright-core';
import type { Relay } from '../../fixtures/browser/relay.ts';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { someEvents } from '../../fixtures/data/events.ts';
import type { Payload } from '../../fixtures/data/payloads.ts';
import { answering, asJson, bundleRule, shopRule } from './a-finding-page.ts';

const SIZE = 6;

/** An API whose event lists all have seven pages of six; with options for the filters, and one venue to find. */
export function serveEvents(relay: Relay): void {
  relay.reset();
  relay.rules.add(bundleRule);
  relay.rules.add(shopRule);
  relay.rules.add(({ path }) => {
    const asked = /^\/api\/v1\/event\/list\/[^?]*(?:\?(.*))?$/.exec(path);
    if (!asked) return null;
    const page = Math.min(7, Number(new URLSearchParams(asked[1]).get('page') ?? 1));
    return asJson(aPageOf(someEvents(SIZE, (page - 1) * SIZE + 1), page, 7));
  });
  relay.rules.add(({ path }) =>
    path.startsWith('/api/v1/event/options/') ? asJson({ city: null, category: null, sport: null }) : null,
  );
  const names = (...all: readonly string[]) => all.map((name) => ({ name, slug: name.toLowerCase() }));
  relay.rules.add(answering('city/list/', names('Lyon', 'Paris')));
  relay.rules.add(answering('categorie/list/', names('Danse', 'Forme')));
  relay.rules.add(answering('activity/list/', names('Escalade', 'Yoga')));
  const venue = { id: 42, fullName: 'Studio Lumière', url: 'studio-lumiere', slug: null, picture: null };
  relay.rules.add(answering('search/user/lum?group=Providers', [venue]));
}

/** Responds with these as the first page of all events. */
export function serveOnly(relay: Relay, events: readonly Payload[]): void {
  serveEvents(relay);
  const rules = [...relay.rules];
  relay.rules.clear();
  relay.rules.add(answering('v1/event/list/', aPageOf(events)));
  for (const rule of rules) relay.rules.add(rule);
}

/** The calls for events so far, after `list/`. */
export function eventCalls(relay: Relay): readonly string[] {
  return relay.calls().flatMap((call) => /\/v1\/event\/list\/(.*)$/.exec(call)?.[1] ?? []);
}

/** The visible text, without texts for screen readers only; no-break spaces become plain ones. */
export function seen(part: Locator): Promise<string> {
  return part.evaluate((node) => {
    const copy = node.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
    return (copy.textContent ?? '').replace(/\s+/gu, ' ').trim();
  });
}
