/** Contact details of the business. */
export const contact = {
  /** The email address in parts, so that address harvesters do not find it in the page. */
  emailPieces: { mailbox: 'hello', domain: 'tallgrass', ending: 'example' },
  phone: '(972) 555-0142',
  /** The same with the country code, for dialing. */
  internationalPhone: '+1-972-555-0142',
  region: 'Dallas-Fort Worth',
  /** The codes of the state and the country. */
  state: 'TX',
  country: 'US',
} as const

/** The full email address. Call it only when a visitor wants to write. */
export function contactEmail(): string {
  const { mailbox, domain, ending } = contact.emailPieces
  return `${mailbox}@${domain}.${ending}`
}
