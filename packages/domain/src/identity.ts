/** The one spelling under which an e-mail address is stored and looked up. */
export function normalizeEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** A username keeps its capitals; it is compared without regard to them. */
export function normalizeUsername(text: string): string {
  return text.normalize('NFKC').trim()
}

/** The name of a person who was invited by first and last name. */
export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`
}
