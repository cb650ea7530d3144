/** The invented business in which every demo plays. */
export const exampleBusiness = {
  name: 'Okafor Tile & Stone',
  /** As it is said on the telephone. */
  spokenName: 'Okafor Tile and Stone',
  initials: 'OT',
} as const
