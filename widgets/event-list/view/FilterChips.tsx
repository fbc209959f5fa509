import X from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import { type FilterChip, filterChips, totalOf } from '../model.ts';
import type { EventListStore } from '../store.ts';
import { ResetButton } from './ResetButton.tsx';

/**
 * How many events there are, and the visitor's filters, each with a button that removes it. Values of the address that
 * do not exist are announced once.
 */
export function FilterChips({ store }: { readonly store: EventListStore }): ReactNode {
  const t = useMessages(messages);
  const total = useStore(store, totalOf);
  const chips = filterChips(useStore(store));
  const unknown = chips.filter(({ isUnknown }) => isUnknown);
  return (
    <div className="found">
      {total !== null && total > 0 && (
        <p className="found-count" part="count">
          {t('count', { count: total })}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {unknown.map(({ name, value }) => t(`unknown ${name}`, { value })).join('. ')}
      </p>
      {chips.length > 0 && (
        <ul className="chips" part="chips" aria-label={t('filters')}>
          {chips.map((chip) => (
            <li key={chip.name}>
              <Chip chip={chip} onRemove={() => store.setFilter(chip.name, null)} />
            </li>
          ))}
        </ul>
      )}
      <ResetButton store={store} />
    </div>
  );
}

function Chip({ chip, onRemove }: { readonly chip: FilterChip; readonly onRemove: () => void }): ReactNode {
  const t = useMessages(messages);
  const { name, value, isUnknown } = chip;
  const unknown = t(`unknown ${name}`, { value });
  const filter = isUnknown ? unknown : t('chip', { name: t(name), value });
  return (
    <Button
      className={isUnknown ? 'chip unknown' : 'chip'}
      part={isUnknown ? 'button chip unknown' : 'button chip'}
      aria-label={t('remove', { filter })}
      onPress={onRemove}
    >
      <span>{isUnknown ? unknown : value}</span>
      <Icon of={X} />
    </Button>
  );
}
