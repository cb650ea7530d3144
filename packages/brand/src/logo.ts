/** The logo as SVG paths in a square of `size`: three blades of big bluestem, one with seeds. */
export const logo = {
  size: 28,
  /** Drawn in the primary color. */
  blades: ['M10 26C10 20 11 16 14 12', 'M16.5 26C16.5 22 18 18.5 21.5 16.5M6 26C6 23 5.5 20.5 3.5 18.5'],
  /** Drawn in the accent color, above the blades. */
  seed: 'M14 12C12 9 10 7.5 6.5 6.5M14 12C14.5 8.5 14.5 6 13.5 2.5M14 12C16 9.5 18.5 7.5 22 7',
} as const
