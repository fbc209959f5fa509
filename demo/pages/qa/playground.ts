import type { FastifyReply, FastifyRequest } from 'fastify';
import { qaPage } from './frame.ts';

/** One element on a stage, with everything that can be set about it; `client/main.ts` fills it in. */
export function playground(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = `<main class="playground">
      <nav id="elements" aria-label="Elements"></nav>
      <div class="work" id="scene">
        <h1 id="tag">Créneau QA</h1>
        <p id="summary">Every element, with its controls.</p>
        <div id="toolbar" role="group" aria-label="Stage"></div>
        <div id="stage-room" role="group" aria-label="Stage and its width" tabindex="0"><div id="stage-box"><iframe id="stage" title="Stage"></iframe></div></div>
      </div>
      <form id="controls" aria-label="Controls"></form>
      <div class="work" id="results">
        <section aria-labelledby="log-title">
          <div class="section-head"><h2 id="log-title">Events</h2><div id="log-tools"></div></div>
          <div id="log-answers"></div>
          <div id="log" role="log" aria-labelledby="log-title" tabindex="0"></div>
        </section>
        <section aria-labelledby="code-title">
          <h2 id="code-title">On your page</h2>
          <div id="code"></div>
        </section>
      </div>
    </main>`;
  return qaPage(request, reply, { title: 'Elements', module: 'main.ts', body });
}
