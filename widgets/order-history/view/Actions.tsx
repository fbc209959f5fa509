import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Order } from '../../../core/checkout/order.ts';
import { useMessages, useSetting } from '../../shared/view/environment.ts';
import { titleOf, useCalendarEntries, useCalendarFile } from '../../shared/view/use-calendar-file.ts';
import { useStore } from '../../shared/view/use-store.ts';
import { type Action, actionsOf, isCancellable, startOf } from '../actions.ts';
import { isBegunHere } from '../begun-here.ts';
import { messages } from '../messages.ts';
import type { HistoryStore } from '../store.ts';
import { ActionControl } from './ActionControl.tsx';
import { CancelQuestion } from './CancelQuestion.tsx';
import { Menu } from './Menu.tsx';

/** The main action of an order, the menu of the other actions, and the question that follows 'Annuler'. */
export function Actions({ order, store }: { readonly order: Order; readonly store: HistoryStore }): ReactNode {
  const t = useMessages(messages);
  const siteUrl = useSetting('siteUrl');
  const isLinked = useStore(store, (state) => state.isLinked);
  const file = useCalendarFile(order, store.now);
  const entries = useCalendarEntries(order);
  const [isAsking, setIsAsking] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The focus goes to the question, and back to the menu.
    const next = isAsking ? '.sure' : '.menu-button';
    if (isAsking !== wasAsking.current) frame.current?.querySelector<HTMLElement>(next)?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const now = store.now();
  const at = { siteUrl, now, isBegunHere: isBegunHere(order, siteUrl), file, entries };
  const { main, others } = actionsOf(order, at);
  const ask = (isAsked: boolean) => {
    store.forgetFailure();
    setIsAsking(isAsked);
  };
  const press = (action: Action) => {
    if (action.case === 'leave') return store.leave(order, action.place.id);
    if (action.case === 'take') return store.take(order, action.place, action.href);
    return ask(true);
  };
  /**
   * Returns the press handler of an action; a plain link has none. If the page was opened by a link with a key, an
   * offered place is taken before the offer's page opens, because that page does not have the key.
   */
  const pressOf = (action: Action) =>
    !('href' in action) || (action.case === 'take' && isLinked) ? { onPress: () => press(action) } : {};
  return (
    <div ref={frame} className="order-acts">
      <div className="actions">
        {main && <ActionControl order={order} action={main} {...pressOf(main)} />}
        {others.length > 0 && (
          <Menu name={t('of', { action: t('more actions'), title: titleOf(order) })}>
            {others.map((action) => (
              <ActionControl
                key={`${action.case} ${startOf(action)}`}
                order={order}
                action={action}
                isItem
                {...pressOf(action)}
              />
            ))}
          </Menu>
        )}
      </div>
      {isAsking && isCancellable(order, now) && (
        <CancelQuestion order={order} store={store} onKeep={() => ask(false)} />
      )}
    </div>
  );
}
