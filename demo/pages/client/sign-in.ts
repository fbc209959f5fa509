/** 'Se connecter' leads to the sign-in page and back; a visitor who only wants to book continues as a guest. */
addEventListener('creneau-signinrequired', (event) => {
  if (!(event instanceof CustomEvent) || event.detail.purpose !== 'sign-in') return;
  event.preventDefault();
  location.assign(signInAddress());
});

/**
 * Updates the header's link before it is followed in any of these ways, because the page's elements may have changed
 * the address since the link was written.
 */
for (const way of ['pointerdown', 'click', 'contextmenu']) {
  addEventListener(way, ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.account') : null;
    if (link) link.href = signInAddress();
  });
}

/**
 * Returns the address of the sign-in page, which leads back to this page. The return address has no `as`, the parameter
 * that names the user.
 */
function signInAddress(): string {
  const back = new URL(location.href);
  back.searchParams.delete('as');
  return `/sign-in/?back=${encodeURIComponent(back.pathname + back.search)}`;
}
