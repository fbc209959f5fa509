/** The custom properties of every element (C-styling), for its definition. */
export const themeProperties = {
  '--creneau-accent': 'the colour of buttons and links',
  '--creneau-on-accent': 'text on the accent',
  '--creneau-accent-soft': 'a tint of the accent, behind text',
  '--creneau-text': 'text',
  '--creneau-muted': 'secondary text',
  '--creneau-surface': 'the background',
  '--creneau-raised': 'the background of cards and fields',
  '--creneau-line': 'borders',
  '--creneau-danger': 'errors',
  '--creneau-focus': 'the focus ring',
  '--creneau-radius': 'rounding of boxes, 0.75em',
  '--creneau-space': 'space between parts, 1em',
  '--creneau-font': 'font family',
  '--creneau-font-size': 'size of text, 16px',
  '--creneau-top':
    'the height of a header of the page at the upper edge of the window; what sticks stays below it, 0px',
  '--creneau-bottom':
    'the height of a bar of the page at the lower edge of the window; bars and toasts stay above it, 0px',
} as const;
