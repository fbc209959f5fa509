import { Component, type ReactElement, type ReactNode } from 'react';
import type { Failure } from '../../../core/checkout/failure.ts';
import { EnvironmentContext, useMessages, type WidgetEnvironment } from '../view/environment.ts';
import { Button } from '../view/ui/Button.tsx';
import { ErrorNote } from '../view/ui/ErrorNote.tsx';
import { messages } from '../view/ui/messages.ts';
import { useToldScheme } from '../view/use-scheme.ts';
import { useStore } from '../view/use-store.ts';
import type { MountedView } from './page-connection.ts';

interface RootProps {
  readonly mounted: MountedView | undefined;
  /** Why a press in a painted view could not be done. */
  readonly failed?: Failure;
}

/** The view of an element: a `WidgetRoot` with the mounted view. */
export type RootView = ReactElement<RootProps>;

/**
 * The root of every widget: the inner root with resets and the settings that style sheets read, and a note if the view
 * breaks.
 */
export function WidgetRoot({ mounted, failed }: RootProps): ReactNode {
  return mounted ? (
    // The outer boundary catches a failure of the note: then nothing is shown, and the failure does not reach the page.
    <Boundary key={mounted.key} fallback={null}>
      <EnvironmentContext value={mounted.environment}>
        <Frame environment={mounted.environment}>
          <Boundary fallback={<BrokenNote onRetry={mounted.retry} />}>
            <WidgetView mounted={mounted} />
          </Boundary>
          {failed && <PressNote error={failed} />}
        </Frame>
      </EnvironmentContext>
    </Boundary>
  ) : null;
}

function WidgetView({ mounted }: { readonly mounted: MountedView }): ReactNode {
  const { View, store, retry } = mounted;
  return View ? <View store={store as never} /> : <BrokenNote onRetry={retry} />;
}

/** Only painted: its button, like every press, requests React again. */
function PressNote({ error }: { readonly error: Failure }): ReactNode {
  const t = useMessages(messages);
  return <ErrorNote title={t('broken')} error={error} onRetry={() => {}} isByHand />;
}

function Frame({ environment, children }: { readonly environment: WidgetEnvironment; readonly children: ReactNode }) {
  const { lang, theme } = useStore(environment.settings);
  const scheme = useToldScheme(environment.root);
  return (
    <div className="root" part="root" lang={lang} dir="ltr" data-theme={theme} data-scheme={scheme}>
      {children}
    </div>
  );
}

interface BoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows the fallback if a child breaks. The React root reports the failure (`react-renderer.ts`). */
class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/** Shown instead of a view that threw an error. */
function BrokenNote({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="note failed" part="error" role="alert">
      <p>{t('broken')}</p>
      <Button onPress={onRetry}>{t('retry')}</Button>
    </div>
  );
}
