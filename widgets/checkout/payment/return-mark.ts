/** Ours in the address that a bank's page leads back to: without it a provider's parameters there are the page's own. */
export const RETURN_MARK = 'creneau=1';

/** Whether a payment of ours has led back to this page's address. */
export function isReturn(): boolean {
  return /[?&]creneau=1(&|$)/.test(location.search);
}
