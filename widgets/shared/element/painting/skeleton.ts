/** Selects the placeholders that views draw while they load. */
export const SKELETON = '.skeleton, .loading';

/** Matches markup with such a placeholder. */
export const SKELETON_CLASS: RegExp = /class="(?:[^"]* )?(?:skeleton|loading)[" ]/;
