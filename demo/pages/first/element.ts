import type { FastifyRequest } from 'fastify';
import { attribute } from '../document.ts';
import { originsOf } from '../origins.ts';
import { visitorOf } from '../visitor.ts';
import { linksOf } from './links.ts';
import { ownCall } from './own-call.ts';
import { renderer } from './renderer.ts';

/**
 * Returns an element with its first view, which is the same for every visitor, and with the links of this view for
 * programs that read no shadow trees (D-page-content). If the view cannot be made, the element has no content.
 */
export async function element(
  request: FastifyRequest,
  name: string,
  attributes: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { bundle, site } = originsOf(request);
  const render = await renderer();
  const made = await render({
    element: name,
    attributes: { ...attributes, ...own },
    settings: { lang: visitorOf(request).lang, siteUrl: site },
    address: `${site}${request.url}`,
    files: `${bundle}/creneau/1/`,
    now: request.server.catalogue.clock.now(),
    call: ownCall(request),
  });
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${attribute(value)}"`);
  const view = made && `<template shadowrootmode="open">${made.html}</template>${linksOf(made.html)}`;
  return `<creneau-${name}${written.join('')}>${view ?? ''}</creneau-${name}>`;
}
