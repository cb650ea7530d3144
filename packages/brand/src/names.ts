/** How the business, its product and its assistant are called. */
export const names = {
  /** Beside the logo, and wherever space is short. */
  product: 'Tallgrass',
  /** In running text, on documents and in the footer. */
  business: 'Tallgrass Automation',
  /** The chat assistant introduces itself with this name. */
  assistant: 'Tally',
} as const
