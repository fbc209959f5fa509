import type { FastifyRequest } from 'fastify';
import { logMissing } from '../content/catalogue.ts';
import { type FirstView, ownCall, type PageElement, renderer } from '../content/first-views.ts';
import { attribute } from '../document.ts';
import { originsOf } from '../origins.ts';
import { visitorOf } from '../visitor.ts';
import { linksOf } from './links.ts';

/**
 * Returns the elements of a page in their order, each with its first view, which is the same for every visitor, and with
 * the links of this view for programs that read no shadow trees (D-page-content). An element whose view cannot be made
 * has no content.
 */
export async function elements<const All extends readonly PageElement[]>(
  request: FastifyRequest,
  all: All,
): Promise<{ readonly [Index in keyof All]: string }> {
  const { bundle, site } = originsOf(request);
  const { renderFirst: render } = await renderer();
  const view: Omit<FirstView, keyof PageElement> = {
    settings: { lang: visitorOf(request).lang, siteUrl: site },
    address: `${site}${request.url}`,
    files: `${bundle}/creneau/1/`,
    now: request.server.catalogue.clock.now(),
    call: ownCall(request),
    warn: (_, error) => logMissing(request, error),
  };
  const written = all.map(async (each, index) => {
    const made = await render({ ...view, ...each, before: all.slice(0, index), after: all.slice(index + 1) });
    const content = made && `<template shadowrootmode="open">${made.html}</template>${linksOf(made.html)}`;
    const attributes = Object.entries(each.attributes).map(([name, value]) => ` ${name}="${attribute(value)}"`);
    return `<creneau-${each.element}${attributes.join('')}>${content ?? ''}</creneau-${each.element}>`;
  });
  return Promise.all(written) as Promise<{ readonly [Index in keyof All]: string }>;
}
