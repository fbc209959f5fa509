/** A project that a framework's own generator makes, with one page that shows a calendar, a checkout and a map. */
export interface Project {
  readonly name: string;
  /** The major version of Node that the framework's newest release needs. */
  readonly node: 20 | 24;
  /** The commands that make the project in the folder in which they run. */
  readonly make: string;
  /** The files of the page, and those that differ from the generator's. */
  readonly files: Readonly<Record<string, string>>;
  readonly build: string;
  /** The command that serves what was built, on `$PORT`. */
  readonly serve: string;
  /** The command that checks types, if `build` does not. */
  readonly types?: string;
}

/** The address of the API in a project's files. */
export const API = 'http://api.localhost';

/** The settings of a page, as an argument of `configure`. */
export const SETTINGS = `{ lang: 'fr', apiUrl: '${API}/api', siteUrl: '${API}', tiles: '${API}/tiles/{z}/{x}/{y}.png' }`;

/** The plain tags of a page, but for the checkout, whose listener each framework writes in its own way. */
export const CALENDAR =
  '<creneau-slotted-calendar id="booking" event="yoga-doux" mode="picker"></creneau-slotted-calendar>';
export const MAP = '<creneau-provider-map style="display: block; height: 20em"></creneau-provider-map>';
