/**
 * Ids of the sample that the contract names (C-sample-data, C-demo-tokens), or that several parts of the sample refer
 * to.
 */
export const DEMO_CUSTOMER = 1;
export const DEMO_SUBSCRIBER = 2;
export const DEMO_COMPANY = 3;
export const DEMO_COACH = 4;
export const DEMO_ADMIN = 5;
/** A person who has a public page and books what others offer. */
export const AMBASSADOR = 6;
export const YOGA_STUDIO = 42;
export const WELLNESS = 3030;

/** The id of the first video; those of the others follow. */
export const FIRST_VIDEO = 501;

/** The slotted offer of the padel courts. */
export const PADEL_DUO = 2;

export const COMPANY = { id: 1, name: 'Atelier Nord' } as const;
export const FEDERATION = { id: 2, name: 'Réseau Lumière' } as const;
