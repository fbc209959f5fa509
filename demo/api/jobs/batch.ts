/** How many rows one run of a job takes on; the next run takes the others. */
export const BATCH = 200;

/** Waits for the work of one order. A failure, such as one of its payment provider, is kept from stopping the others. */
export type Each = (work: Promise<unknown>) => Promise<unknown>;
