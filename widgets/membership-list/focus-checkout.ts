/** Moves the focus to the checkout that stands right after the list: to its heading, by which each of its steps begins. */
export function focusCheckout(host: HTMLElement): void {
  const { nextElementSibling: checkout } = host;
  if (checkout?.localName !== 'creneau-checkout') return;
  checkout.shadowRoot?.querySelector<HTMLElement>('[part~="heading"][tabindex], button')?.focus();
}
