/** How people reach the business. */
export const contact = {
  /** The e-mail address in pieces, so that address collectors do not find it in the page. */
  emailPieces: { mailbox: 'hello', domain: 'tallgrass', ending: 'example' },
  phone: '(972) 555-0142',
  /** The same with the code of the country, for machines that dial. */
  phoneAbroad: '+1-972-555-0142',
  region: 'Dallas-Fort Worth',
  /** Where that is: the state and the country, as their usual codes. */
  state: 'TX',
  country: 'US',
} as const

/** The whole address, put together only when somebody wants to write. */
export function contactEmail(): string {
  const { mailbox, domain, ending } = contact.emailPieces
  return `${mailbox}@${domain}.${ending}`
}
