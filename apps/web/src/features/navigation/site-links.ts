/** The pages linked from the navigation bar. */
export const siteLinks = [
  { label: 'Home', to: '/' },
  { label: 'DevLab', to: '/devlab' },
]
