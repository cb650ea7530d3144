/** The pages that the bar at the top leads to. */
export const siteLinks = [
  { label: 'Home', to: '/' },
  { label: 'DevLab', to: '/devlab' },
]
