import { unclobbered } from '../base/unclobbered.ts';

/** A call of `toast` or `closeToasts`; the toaster checks the argument. */
export type ToastRequest = { readonly show: unknown } | { readonly close: unknown };

/** The page's requests to its toaster, which are queued until the toaster's code is loaded. */
export interface ToastRequests {
  /** The queue, in order. */
  readonly waiting: ToastRequest[];
  /** The toasters of the page, in any tree; the first of them shows the page's toasts. */
  readonly hosts: Set<HTMLElement>;
  /** Handles a request; missing until the toaster's code is loaded. */
  take?: (request: ToastRequest) => void;
  /** Shows the toasts above a popover or dialog that was opened after them; missing while there are no toasts. */
  raise?: () => void;
  /**
   * The modal dialogs that we have opened, in order: the element that holds each dialog's toasts, and the toaster that
   * was put into it, if any.
   */
  modals?: Map<HTMLElement, HTMLElement | null>;
}

/** The part of the page's registry that toasts need. */
interface ToastRegistry {
  readonly toasts: ToastRequests;
  /** Fetches and defines a widget by its name. */
  load(name: string): Promise<unknown>;
}

/** Shows a toast, as soon as the toaster's code is loaded; on a page without a toaster, one is appended to the body. */
export function showToast(registry: ToastRegistry, toast: unknown): void {
  // The toast is copied, because the page may change its object before the code is loaded.
  ask(registry, { show: typeof toast === 'object' ? { ...toast } : toast });
  // Code that failed to load is fetched again; the tag has reported the failure on the console.
  if (!registry.toasts.take) registry.load('toaster').catch(() => {});
  const place = () => placeToaster(registry.toasts);
  // The page's own toaster may not be parsed yet.
  const { readyState, addEventListener } = unclobbered(document);
  if (readyState === 'loading') addEventListener('DOMContentLoaded', place);
  else place();
}

/** Closes the toasts that match. */
export function closeToasts(registry: ToastRegistry, filter?: unknown): void {
  ask(registry, { close: filter });
}

function ask({ toasts }: ToastRegistry, request: ToastRequest): void {
  if (toasts.take) toasts.take(request);
  else toasts.waiting.push(request);
}

function placeToaster({ hosts }: ToastRequests): void {
  const { body, createElement, querySelector } = unclobbered(document);
  if ([...hosts].some((host) => host.isConnected) || querySelector('creneau-toaster')) return;
  body.append(createElement('creneau-toaster'));
}
