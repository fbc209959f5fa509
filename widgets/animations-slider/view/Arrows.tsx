import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { messages } from '../messages.ts';

/**
 * Buttons that move by the number of visible slides. At an end a button stays focusable, so that the focus is not lost.
 */
export function Arrows({
  canGo,
  onPress,
}: {
  readonly canGo: { readonly previous: boolean; readonly next: boolean };
  readonly onPress: (direction: 'previous' | 'next') => void;
}): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="arrows">
      {(['previous', 'next'] as const).map((direction) => (
        <Button
          key={direction}
          className="arrow"
          part={`button ${direction}-button`}
          aria-label={t(direction)}
          aria-disabled={!canGo[direction] || undefined}
          onPress={() => canGo[direction] && onPress(direction)}
        >
          <Icon of={direction === 'previous' ? ChevronLeft : ChevronRight} />
        </Button>
      ))}
    </div>
  );
}
