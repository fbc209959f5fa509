/** 'Se connecter' leads to the sign-in page and back; a visitor who only wants to book continues as a guest. */
addEventListener('creneau-signinrequired', (event) => {
  if (!(event instanceof CustomEvent) || event.detail.purpose !== 'sign-in') return;
  event.preventDefault();
  location.assign(signInAddress());
});

/**
 * The header's link was written before the page's elements changed the address; a link can be
 * followed in each of these ways.
 */
for (const way of ['pointerdown', 'click', 'contextmenu']) {
  addEventListener(way, ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.account') : null;
    if (link) link.href = signInAddress();
  });
}

/**
 * Returns the address of the sign-in page, which leads back to this one: without `as`, which says who was signed in.
 */
function signInAddress(): string {
  const back = new URL(location.href);
  back.searchParams.delete('as');
  return `/sign-in/?back=${encodeURIComponent(back.pathname + back.search)}`;
}
