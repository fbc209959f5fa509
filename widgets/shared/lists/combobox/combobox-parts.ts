/** The parts of a search box, for the tables of the elements that have one. */
export const comboboxParts = {
  combobox: 'a search box with its label',
  'combobox-field': 'the field, its sign and its button',
  'combobox-input': 'the text in it',
  'combobox-options': 'what was found',
  'option-group': 'a kind of what was found',
  option: 'one that was found; also `active`',
  'combobox-note': 'what is said where there is nothing to choose',
} as const;
