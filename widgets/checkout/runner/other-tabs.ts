import { until } from '../../shared/base/until.ts';

const CHANNEL = 'creneau.hold';

/**
 * Sends the site's other tabs the time until which a hold keeps its places. They cannot read it from browser storage,
 * because a guest's purchase is stored in its own tab only (D-resume).
 */
export function tellOtherTabs(hold: string, expiresAt: number): void {
  const channel = openChannel();
  channel?.postMessage([hold, expiresAt]);
  channel?.close();
}

/** Calls `listener` when another tab sends the time of a hold. */
export function onToldByTab(listener: (hold: string, expiresAt: number) => void, signal: AbortSignal): void {
  const channel = openChannel();
  if (!channel) return;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const [hold, expiresAt]: readonly unknown[] = Array.isArray(data) ? data : [];
    if (typeof hold === 'string' && typeof expiresAt === 'number') listener(hold, expiresAt);
  };
  until(signal, () => channel.close());
}

/** Opens the channel; returns null if the browser refuses, as it may if it denies the page storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
