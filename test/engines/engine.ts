/** A browser with one page, as a person uses it: by mouse and keyboard. */
export interface Engine {
  /** Its name and version. */
  readonly name: string;
  open(address: string): Promise<void>;
  /** Calls a function in the page, which knows nothing of this file, with values that are JSON; returns what it resolves to. */
  run<A extends readonly unknown[], T>(call: (...values: A) => T | Promise<T>, ...values: A): Promise<T>;
  /** Presses the mouse at this point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** The size of every engine's window. */
export const SIZE = { width: 1280, height: 900 } as const;
