import { type ReactNode, useEffect, useRef } from 'react';
import { useEnvironment, useMessages } from '../shared/view/environment.ts';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import { noticeOf } from './model.ts';
import type { MapStore } from './store.ts';
import { FallbackList } from './view/FallbackList.tsx';
import { MapFrame } from './view/MapFrame.tsx';
import { Overlay } from './view/Overlay.tsx';
import { whenDisplayed } from './when-displayed.ts';

/** The places of events: on a map once it is displayed, or in the fallback list. */
export function ProviderMap({ store }: { readonly store: MapStore }): ReactNode {
  const t = useMessages(messages);
  const phase = useStore(store, (state) => state.phase);
  const attempt = useStore(store, (state) => state.attempt);
  const positions = useStore(store, (state) => state.positions);
  const notice = useStore(store, noticeOf);
  useDisplayed(store.display);
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  const isDrawing = phase.case === 'drawing';
  const isDrawn = isDrawing && phase.isDrawn;
  const isLoading = phase.case === 'loading' || (isDrawing && !isDrawn);
  return (
    <section
      ref={frame}
      className={isDrawn ? 'provider-map drawn' : 'provider-map'}
      tabIndex={-1}
      aria-labelledby="heading"
    >
      <h2 id="heading" className="visually-hidden">
        {t('map')}
      </h2>
      {positions.status === 'failed' && (
        <ErrorNote title={t('positions failed')} error={positions.error} onRetry={store.retry} />
      )}
      {phase.case === 'fallback' ? (
        <FallbackList store={store} reason={phase.reason} />
      ) : (
        <div className="ground" part={isDrawn ? 'frame drawn' : 'frame'}>
          {isDrawing && <MapFrame key={attempt} store={store} module={phase.engine} />}
          {phase.case !== 'hidden' && <Overlay key={`${attempt} overlay`} isReady={isDrawn} />}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isLoading && t('loading')}
      </p>
      <p className={notice === 'loading places' ? 'visually-hidden' : 'told'} role="status" part="told">
        {notice && t(notice)}
      </p>
    </section>
  );
}

/** Calls back once the element is displayed. */
function useDisplayed(onDisplayed: () => void): void {
  const { host } = useEnvironment();
  useEffect(() => whenDisplayed(host, onDisplayed), [host, onDisplayed]);
}
