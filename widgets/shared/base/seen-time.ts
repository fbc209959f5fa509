/** The milliseconds for which the page was not visible, before the present stay out of sight. */
let unseen = 0;

/** When the present stay out of sight began; null while the page is visible, undefined before the first call. */
let hiddenAt: number | null | undefined;

function follow(): void {
  const isSeen = document.visibilityState === 'visible';
  if (hiddenAt === undefined) {
    document.addEventListener('visibilitychange', follow, { capture: true });
    // A page that is first met hidden was prerendered or opened in another tab.
    hiddenAt = isSeen ? null : 0;
  } else if (!isSeen) hiddenAt ??= performance.now();
  else if (hiddenAt !== null) {
    unseen += performance.now() - hiddenAt;
    hiddenAt = null;
  }
}

/** Returns the milliseconds for which the page has been visible: time that is hidden or prerendered does not count. */
export function seenNow(): number {
  follow();
  return (hiddenAt ?? performance.now()) - unseen;
}

/** Calls back after these milliseconds of `seenNow`; returns a function that cancels it. */
export function afterSeen(milliseconds: number, work: () => void): () => void {
  const end = seenNow() + milliseconds;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
  const finish = () => {
    stop();
    work();
  };
  function wait(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(finish, end - seenNow());
  }
  document.addEventListener('visibilitychange', wait);
  wait();
  return stop;
}
