import type { FastifyReply, FastifyRequest } from 'fastify';
import { attribute, html } from '../document.ts';
import { originsOf } from '../origins.ts';
import { sendPage, strict } from '../send-page.ts';
import { type QaState, readState } from './client/qa-state.ts';
import { COMPANIONS } from './client/snippet/examples.ts';
import { fallbackOf } from './client/snippet/fallback.ts';
import { scriptData } from './client/snippet/script-tag.ts';
import { originsIn } from './client/typed.ts';
import { readElements } from './manifest.ts';

/** Sends a page with only the element that the address describes, under the strict policy of a partner's page. */
export async function stage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const elements = await readElements();
  const state = readState(new URLSearchParams(request.url.split('?')[1] ?? ''), elements);
  const origins = originsOf(request);
  const events = [...new Set(elements.flatMap((element) => Object.keys(element.events)))];
  const script = Object.entries(scriptData(state, origins.bundle)).map(([name, value]) => [`data-${name}`, value]);
  const page = html({
    title: `creneau-${state.element}`,
    lang: state.choices.lang || 'fr',
    origins,
    sheet: '/qa/stage.css',
    head: `
    <link rel="stylesheet" id="host-sheet" href="${sheetOf(state)}">
    <script src="/qa/client/on-stage.ts" id="on-stage-script" data-events="${events.join(' ')}" data-fault="${state.choices.fault}"></script>`,
    script: Object.fromEntries(script),
    body: `<main id="stage">${COMPANIONS[state.element] ?? ''}${tagOf(state, origins.bundle)}</main>`,
  });
  return sendPage(strict(reply, { ...origins, more: originsIn(state.typed) }), page);
}

function tagOf(state: QaState, siteUrl: string): string {
  const tag = `creneau-${state.element}`;
  const written = Object.entries(state.attributes).map(([name, value]) => ` ${name}="${attribute(value)}"`);
  return `<${tag} id="on-stage"${written.join('')}>${fallbackOf(state, siteUrl)}</${tag}>`;
}

function sheetOf({ choices }: QaState): string {
  return `/qa/hosts/${choices.host || 'none'}.css`;
}
