declare const __CRENEAU_VERSION__: string;

/** The package's version, inserted by the build. */
export const VERSION: string = typeof __CRENEAU_VERSION__ === 'string' ? __CRENEAU_VERSION__ : 'development';
