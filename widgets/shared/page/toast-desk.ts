import { unclobbered } from '../base/unclobbered.ts';
import type { Registry } from './registry.ts';

/** What a page asks of its toasts; what it was given is judged by the toaster. */
export type ToastRequest = { readonly show: unknown } | { readonly close: unknown };

/** Where requests are handed in: the loader has them before the toaster's code is there. */
export interface ToastDesk {
  /** Those that came before, in order. */
  readonly waiting: ToastRequest[];
  /** The toasters that live, wherever they stand; the first of them shows the page's toasts. */
  readonly hosts: Set<HTMLElement>;
  /** Takes requests from when the toaster's code is there. */
  take?: (request: ToastRequest) => void;
}

/** Shows a toast, when the toaster's code has come; where no toaster stands, one is put at the end of the body. */
export function showToast(page: Registry, toast: unknown): void {
  // A copy: the page may use its object again before the code has come.
  ask(page, { show: typeof toast === 'object' ? { ...toast } : toast });
  // What has failed to load before is tried again; the tag has said so on the console.
  if (!page.toasts.take) page.load('toaster').catch(() => {});
  const place = () => placeToaster(page.toasts);
  // A toaster of the page's may still be on its way.
  const { readyState, addEventListener } = unclobbered(document);
  if (readyState === 'loading') addEventListener('DOMContentLoaded', place);
  else place();
}

/** Closes the toasts that match. */
export function closeToasts(page: Registry, filter?: unknown): void {
  ask(page, { close: filter });
}

function ask({ toasts }: Registry, request: ToastRequest): void {
  if (toasts.take) toasts.take(request);
  else toasts.waiting.push(request);
}

function placeToaster({ hosts }: ToastDesk): void {
  const { body, createElement, querySelector } = unclobbered(document);
  if ([...hosts].some((host) => host.isConnected) || querySelector('creneau-toaster')) return;
  body.append(createElement('creneau-toaster'));
}
