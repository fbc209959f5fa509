/** Selects the placeholders that views draw while they load. */
export const SKELETON = '.skeleton, .loading';
