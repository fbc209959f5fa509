import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';

interface ControlsProps {
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly onZoom: (by: 1 | -1) => unknown;
  /** East and south are 1. */
  readonly onPan: (east: number, south: number) => unknown;
  /** Fits all places into the view. */
  readonly onFit: () => unknown;
}

/** Buttons that move the map without a gesture: zoom, the four directions, and all places in view. */
export function Controls({ canZoomIn, canZoomOut, onZoom, onPan, onFit }: ControlsProps): ReactNode {
  const t = useMessages(messages);
  return (
    <fieldset className="controls" part="controls">
      <legend className="visually-hidden">{t('controls')}</legend>
      <Control name="zoom in" icon="M12 5v14M5 12h14" isOff={!canZoomIn} onPress={() => onZoom(1)} />
      <Control name="zoom out" icon="M5 12h14" isOff={!canZoomOut} onPress={() => onZoom(-1)} />
      <Control name="fit" icon="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" onPress={onFit} />
      <Control name="north" icon="M5 15l7-7 7 7" onPress={() => onPan(0, -1)} />
      <Control name="west" icon="M15 5l-7 7 7 7" onPress={() => onPan(-1, 0)} />
      <Control name="east" icon="M9 5l7 7-7 7" onPress={() => onPan(1, 0)} />
      <Control name="south" icon="M5 9l7 7 7-7" onPress={() => onPan(0, 1)} />
    </fieldset>
  );
}

function Control({
  name,
  icon,
  isOff = false,
  onPress,
}: {
  readonly name: 'zoom in' | 'zoom out' | 'north' | 'west' | 'fit' | 'east' | 'south';
  /** An SVG path in a 24 × 24 view box. */
  readonly icon: string;
  /** The zoom limit is reached; the button stays focusable, so that the focus is not lost. */
  readonly isOff?: boolean;
  readonly onPress: () => unknown;
}): ReactNode {
  const t = useMessages(messages);
  const slug = name.replace(' ', '-');
  return (
    <Button
      className={`control ${slug}`}
      part={`control ${slug}`}
      aria-label={t(name)}
      title={t(name)}
      aria-disabled={isOff || undefined}
      onPress={() => (isOff ? undefined : onPress())}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </Button>
  );
}
