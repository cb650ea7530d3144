/** The opening hours for the booking calendar and search engines. 0 is Sunday; days not listed are closed. */
export const openings = [
  { weekday: 1, opens: '09:00', closes: '18:00' },
  { weekday: 2, opens: '09:00', closes: '18:00' },
  { weekday: 3, opens: '09:00', closes: '18:00' },
  { weekday: 4, opens: '09:00', closes: '18:00' },
  { weekday: 5, opens: '09:00', closes: '18:00' },
  { weekday: 6, opens: '10:00', closes: '14:00' },
] as const
