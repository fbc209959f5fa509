import type { ViewNode } from './tree.ts';

/** The settings of a view; what is missing has the element's own default (C-settings). */
export interface FirstSettings {
  /** `fr` or `en`; French by default. */
  readonly lang?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly currency?: string | undefined;
  readonly theme?: string | undefined;
  /** The address of the marketplace, to which links lead. */
  readonly siteUrl?: string | undefined;
}

/** An element of a page: its tag without the prefix, such as `slotted-calendar`, and its attributes. */
export interface PageElement {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** An element of a page, and what its first view is made of. */
export interface FirstView extends PageElement {
  /** The page's other lists and pagers, before and after the element: a pager turns the list before it (C-lists). */
  readonly before?: readonly PageElement[];
  readonly after?: readonly PageElement[];
  readonly settings?: FirstSettings;
  /** The whole address of the page. */
  readonly address: string;
  /** The folder with the bundle's files, with a slash at its end. */
  readonly files: string;
  /** The instant, in milliseconds since 1970. */
  readonly now: number;
  /** The width of the element in px, if it is known; else the view is made for each width that changes it. */
  readonly width?: number;
  /** Returns the payload of a GET of the API, whose path is relative to the API's address. */
  readonly call: (path: string) => Promise<unknown>;
  /** Gets the reason why there is no view; by default the console. */
  readonly warn?: (sentence: string, error: unknown) => void;
}

/** The first view of an element. */
export interface MadeView {
  /** The content of the element's `<template shadowrootmode="open">`. */
  readonly html: string;
  /** The address of the style sheet that the markup links. */
  readonly sheet: string;
  /** The payloads that the view was made of. */
  readonly payloads: readonly { readonly path: string; readonly body: unknown }[];
}

/** What a first answer is made of: a view whose page is another server's. */
export type AnsweredView = Omit<FirstView, 'before' | 'after' | 'files' | 'width'>;

/** The body of `GET v1/first/{element}`: the first view of an element, for the loader of another server's page. */
export interface FirstAnswer {
  /** The style rules of the view. */
  readonly rules: string;
  /** The view for each width of the element that changes it, from `from` px on. */
  readonly views: readonly { readonly from: number; readonly tree: ViewNode }[];
  /** The payloads that the view was made of, which the element asks for. */
  readonly payloads: MadeView['payloads'];
}
