const CHANNEL = 'creneau.hold';

/**
 * Sends the page's other tabs the time until which a hold keeps its places: a guest's purchase is stored in its tab
 * alone (D-resume).
 */
export function tellOtherTabs(hold: string, expiresAt: number): void {
  const channel = openChannel();
  channel?.postMessage([hold, expiresAt]);
  channel?.close();
}

/** Calls back when another tab reports a hold. */
export function onToldByTab(listener: (hold: string, expiresAt: number) => void, signal: AbortSignal): void {
  const channel = openChannel();
  if (!channel) return;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const [hold, expiresAt]: readonly unknown[] = Array.isArray(data) ? data : [];
    if (typeof hold === 'string' && typeof expiresAt === 'number') listener(hold, expiresAt);
  };
  signal.addEventListener('abort', () => channel.close());
}

/** Opens the channel; null if a page has none: browsers that deny it storage may refuse channels too. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
