/** The fictional business in all demos. */
export const exampleBusiness = {
  name: 'Okafor Tile & Stone',
  /** As spoken on the phone. */
  spokenName: 'Okafor Tile and Stone',
  initials: 'OT',
} as const
