import categories from './categories.json' with { type: 'json' };

/** A category of the home page: its sports, and what a venue for them may be called. */
export interface Category {
  readonly slug: string;
  readonly sports: readonly string[];
  readonly venues: readonly string[];
  readonly emoji: string;
}

/** The categories in the order of the home page. */
export const CATEGORIES: readonly Category[] = categories;
