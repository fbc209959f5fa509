import { expect, it, vi } from 'vitest';
import { onToldByTab, tellOtherTabs } from '../../../widgets/checkout/runner/other-tabs.ts';

const UNTIL = 1_800_000_000_000;

it('D-storage-keys: a tab reads a message of another tab that a hold has ended, and ignores any other message', () => {
  const channels: Partial<BroadcastChannel>[] = [];
  vi.stubGlobal('BroadcastChannel', function open(this: Partial<BroadcastChannel>) {
    channels.push(this);
  });
  const heard = vi.fn();
  onToldByTab(heard, new AbortController().signal);
  const [channel] = channels;
  for (const data of [null, 'hold', ['hold'], [1, UNTIL], ['hold', String(UNTIL)], ['hold', UNTIL]]) {
    channel?.onmessage?.call(channel as BroadcastChannel, new MessageEvent('message', { data }));
  }
  expect(heard.mock.calls).toEqual([['hold', UNTIL]]);
});

it('D-storage-keys: a browser that refuses broadcast channels causes no error', () => {
  vi.stubGlobal('BroadcastChannel', function open() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  tellOtherTabs('hold', UNTIL);
  const heard = vi.fn();
  onToldByTab(heard, new AbortController().signal);
  expect(heard).not.toHaveBeenCalled();
});
