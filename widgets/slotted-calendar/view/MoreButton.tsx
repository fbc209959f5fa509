import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';

/** Shows or hides the slots beyond the visible rows, of all visible days at once. */
export function MoreButton(props: { readonly isExpanded: boolean; readonly onPress: () => void }): ReactNode {
  const t = useMessages(messages);
  const { isExpanded, onPress } = props;
  return (
    <p className="more">
      <Button look="plain" aria-expanded={isExpanded} onPress={onPress}>
        {isExpanded ? t('less') : t('more')}
      </Button>
    </p>
  );
}
