/** The maximum lengths of texts, in UTF-16 code units. */
export const textLimits = {
  name: 200,
  email: 254,
  title: 200,
  description: 5000,
  chat: 2000,
  password: 128,
} as const
