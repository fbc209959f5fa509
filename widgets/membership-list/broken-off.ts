import { readStored } from '../shared/base/storage.ts';
import { storedCheckout } from '../shared/page/stored-checkout.ts';

/** What the checkout sells: `membership-option:3`. */
export function itemOf(option: number): string {
  return `membership-option:${option}`;
}

/** The option whose purchase in a checkout of ours was broken off by a reload, on this page of the list or not. */
export function brokenOff(): number | null {
  const option = /"what":"membership-option:([1-9]\d{0,9})"/.exec(readStored('creneau.checkout') ?? '')?.[1];
  if (option === undefined) return null;
  const item = itemOf(Number(option));
  return storedCheckout(`item:${item}`)?.what === item ? Number(option) : null;
}

/** Whether a checkout of that option stands in the list's tree or the page: the page's own, or one that was put there. */
export function isStanding(host: HTMLElement, option: number): boolean {
  const checkout = `creneau-checkout[item="${itemOf(option)}"]`;
  const tree = host.getRootNode() as Document | ShadowRoot;
  return [tree, document].some((place) => place.querySelector(checkout) !== null);
}
