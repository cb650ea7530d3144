/** The names of the business, its product and its assistant. */
export const names = {
  /** Next to the logo, and wherever space is short. */
  product: 'Tallgrass',
  /** In text, on documents and in the footer. */
  business: 'Tallgrass Automation',
  /** The name of the chat assistant. */
  assistant: 'Tally',
} as const
