import { Component, type ComponentType, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { EnvironmentContext, type WidgetEnvironment } from '../view/environment.ts';
import { BrokenNote } from '../view/ui/BrokenNote.tsx';

/** What `define-widget` hands to React: one for each life of the element's store. */
export interface Mounted {
  readonly environment: WidgetEnvironment;
  /** Goes up when the store is made anew, so that the view is too. */
  readonly life: number;
  readonly store: unknown;
  readonly View: ComponentType<{ readonly store: never }> | null;
  /** Makes store and view anew. */
  readonly retry: () => void;
}

/** The root of every widget: the reset inner root, the settings that css looks at, and what stands in for a broken view. */
export function WidgetRoot({ mounted }: { readonly mounted?: Mounted }): ReactNode {
  return mounted ? (
    // The outer boundary is for a stand-in that breaks as well: then nothing is shown, and nothing reaches the page.
    <Boundary key={mounted.life} fallback={null}>
      <EnvironmentContext value={mounted.environment}>
        <Frame environment={mounted.environment}>
          <Boundary fallback={<BrokenNote onRetry={mounted.retry} />}>
            <Living mounted={mounted} />
          </Boundary>
        </Frame>
      </EnvironmentContext>
    </Boundary>
  ) : null;
}

function Living({ mounted }: { readonly mounted: Mounted }): ReactNode {
  const { View, store, retry } = mounted;
  return View ? <View store={store as never} /> : <BrokenNote onRetry={retry} />;
}

function Frame({ environment, children }: { readonly environment: WidgetEnvironment; readonly children: ReactNode }) {
  const { lang, theme } = useStore(environment.settings);
  return (
    <div className="root" part="root" lang={lang} dir="ltr" data-theme={theme}>
      {children}
    </div>
  );
}

interface BoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** What it catches is reported by the root (`placeRoot`). */
class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
