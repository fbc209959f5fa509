/** The code of the worker that reads positions. */
export { default as code } from './worker.ts?code';
