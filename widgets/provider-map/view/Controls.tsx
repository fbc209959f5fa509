import type { IconNode } from 'lucide';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import Maximize from 'lucide/dist/esm/icons/maximize.mjs';
import Minus from 'lucide/dist/esm/icons/minus.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { messages } from '../messages.ts';

interface ControlsProps {
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly onZoom: (by: 1 | -1) => unknown;
  /** Moves the map: 1 is east or south, -1 west or north. */
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
      <Control name="zoom in" icon={Plus} isOff={!canZoomIn} onPress={() => onZoom(1)} />
      <Control name="zoom out" icon={Minus} isOff={!canZoomOut} onPress={() => onZoom(-1)} />
      <Control name="fit" icon={Maximize} onPress={onFit} />
      <Control name="north" icon={ChevronUp} onPress={() => onPan(0, -1)} />
      <Control name="west" icon={ChevronLeft} onPress={() => onPan(-1, 0)} />
      <Control name="east" icon={ChevronRight} onPress={() => onPan(1, 0)} />
      <Control name="south" icon={ChevronDown} onPress={() => onPan(0, 1)} />
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
  readonly icon: IconNode;
  /** Whether the zoom limit is reached; the button stays focusable, so that the focus is not lost. */
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
      <Icon of={icon} />
    </Button>
  );
}
