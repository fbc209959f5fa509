import type { IconNode } from 'lucide';
import Activity from 'lucide/dist/esm/icons/activity.mjs';
import Calendar from 'lucide/dist/esm/icons/calendar.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Sparkles from 'lucide/dist/esm/icons/sparkles.mjs';
import Store from 'lucide/dist/esm/icons/store.mjs';
import { type ReactNode, useMemo } from 'react';
import type { FoundType } from '../shared/api/catalogue/search.ts';
import { Combobox } from '../shared/lists/combobox/Combobox.tsx';
import type { ComboboxOption } from '../shared/lists/combobox/ComboboxOptions.tsx';
import { useMessages } from '../shared/view/environment.ts';
import { Icon } from '../shared/view/ui/Icon.tsx';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import { foundIn } from './state.ts';
import type { SearchStore } from './store.ts';

/** The search box. Choosing a result opens its page. */
export function Search({ store }: { readonly store: SearchStore }): ReactNode {
  const t = useMessages(messages);
  const { scope, text, outcome } = useStore(store);
  const found = useMemo(() => foundIn(outcome), [outcome]);
  const options = useMemo(
    () =>
      found.map(({ type, title, url, detail, picture }): ComboboxOption => {
        const heading = scope === 'all' && { group: t(type) };
        return { key: `${type} ${url}`, label: title, detail, picture, icon: <FoundIcon type={type} />, ...heading };
      }),
    [found, scope, t],
  );
  const choose = ({ key }: ComboboxOption) => {
    const chosen = found.find(({ type, url }) => `${type} ${url}` === key);
    if (chosen) store.choose(chosen);
  };
  return (
    <div role="search">
      <Combobox
        label={t(`${scope} label`)}
        isLabelHidden
        placeholder={t(`${scope} placeholder`)}
        text={text}
        options={options}
        isLoading={outcome.case === 'searching'}
        emptyText={outcome.case === 'failed' ? t('failed') : outcome.case === 'found' ? t('none') : null}
        onType={store.type}
        onChoose={choose}
        onEnter={store.chooseBest}
        onLeave={store.stay}
      />
    </div>
  );
}

const ICONS: Readonly<Record<FoundType, IconNode>> = {
  city: MapPin,
  sport: Activity,
  category: LayoutGrid,
  user: Store,
  event: Calendar,
  slotted: Clock,
  animation: Sparkles,
};

/** An icon for a result's type, which the heading of its group names in text. */
function FoundIcon({ type }: { readonly type: FoundType }): ReactNode {
  return <Icon of={ICONS[type]} />;
}
