/** A browser with one page that is used like by a person, with mouse and keyboard. */
export interface Engine {
  /** Its name and version. */
  readonly name: string;
  open(address: string): Promise<void>;
  /**
   * Calls a function in the page with JSON values; returns its resolved result. The function cannot use anything of its
   * file.
   */
  run<A extends readonly unknown[], T>(call: (...values: A) => T | Promise<T>, ...values: A): Promise<T>;
  /** Presses the mouse at this point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** The size of the window of every engine. */
export const SIZE = { width: 1280, height: 900 } as const;
