import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Words } from './client/words/en.ts';
import { qaPage } from './frame.ts';

/** Sends the page with one element on a stage and controls for all its values. `client/main.ts` fills it. */
export function playground(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return qaPage(request, reply, { title: 'elements', module: 'main.ts', body });
}

function body({ pages, heads }: Words): string {
  return `<main class="playground">
      <nav id="elements" aria-label="${pages.elements}"></nav>
      <div class="work" id="scene">
        <h1 id="tag">Créneau QA</h1>
        <p id="summary">${heads.lead}</p>
        <div id="toolbar" role="group" aria-label="${heads.stage}"></div>
        <p id="needs" role="status" hidden></p>
        <p id="scale" role="status"></p>
        <div id="stage-room" role="group" aria-label="${heads.room}" tabindex="0"><div id="stage-box"><iframe id="stage" title="${heads.stage}"></iframe></div></div>
      </div>
      <form id="controls" aria-label="${heads.controls}"></form>
      <div class="work" id="logs">
        <section aria-labelledby="log-title">
          <div class="section-head"><h2 id="log-title">${heads.events}</h2><div id="log-tools"></div></div>
          <div id="log-answers"></div>
          <div id="log" role="log" aria-labelledby="log-title" tabindex="0"></div>
        </section>
        <section aria-labelledby="calls-title">
          <div class="section-head"><h2 id="calls-title">${heads.calls}</h2><div id="calls-tools"></div></div>
          <div id="calls" role="group" aria-labelledby="calls-title" tabindex="0"></div>
        </section>
        <section aria-labelledby="audit-title">
          <div class="section-head"><h2 id="audit-title">${heads.audit}</h2><div id="audit-tools"></div></div>
          <p id="audit-said" role="status"></p>
          <ul id="audit"></ul>
        </section>
      </div>
      <section class="work" id="results" aria-labelledby="code-title">
        <h2 id="code-title">${heads.code}</h2>
        <div id="code"></div>
      </section>
    </main>`;
}
