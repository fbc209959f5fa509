/** The standards that axe checks elements against. */
export const AXE_CHECKS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'EN-301-549', 'RGAAv4', 'best-practice'],
  // The results of passed rules for each node would be a megabyte.
  resultTypes: ['violations'] as 'violations'[],
};
