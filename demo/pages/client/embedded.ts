/**
 * The script of a page in a frame of another site (D-oembed). A page that gives a secret in the hash, as WordPress does,
 * is told the height of the content and the links that visitors follow; its frame may not follow them itself.
 */
const secret = /[#?&]secret=([\da-z]+)/i.exec(location.hash)?.[1];
const [main, foot] = ['main', 'footer'].map((name) => document.querySelector<HTMLElement>(name));

function tell(message: 'height' | 'link', value: number | string): void {
  if (secret) parent.postMessage({ message, value, secret }, '*');
}

const tellHeight = () => tell('height', (main?.scrollHeight ?? 0) + (foot?.offsetHeight ?? 0));
const heights = new ResizeObserver(tellHeight);
for (const each of [main, main?.firstElementChild]) if (each) heights.observe(each);
// A frame that its parent hides until the first message is not rendered, so that nothing is observed in it.
for (const type of ['load', 'creneau-ready']) addEventListener(type, tellHeight);
// A parent whose script comes later says so.
addEventListener('message', ({ source }) => source === parent && tellHeight());
tellHeight();

addEventListener('click', (event) => {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  if (!secret || !link || event.defaultPrevented) return;
  event.preventDefault();
  tell('link', link.href);
});

// A booking goes on on the page itself.
for (const type of ['creneau-signinrequired', 'creneau-checkout']) {
  addEventListener(type, (event) => {
    event.preventDefault();
    foot?.querySelector('a')?.click();
  });
}
