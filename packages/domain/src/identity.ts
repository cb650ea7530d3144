/** The one spelling in which an email address is stored and looked up. */
export function normalizeEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** A username keeps its capitals, but is compared without regard to case. */
export function normalizeUsername(text: string): string {
  return text.normalize('NFKC').trim()
}

/** 'de la', 'van der', 'bin' …: small words that belong to the family name after them. */
const PARTICLES = new Set(
  'al ben bin da das de del della den der di dos du el la las le los ten ter van von'.split(' '),
)
const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i

/** Splits a full name into first and last name, as well as possible. A single word is a first name. */
export function splitName(name: string): { firstName: string; lastName: string | null } {
  const words = name.trim().split(/\s+/)
  let at = words.length - 1
  if (at > 1 && SUFFIX.test(words[at] ?? '')) at -= 1
  while (at > 1 && PARTICLES.has((words[at - 1] ?? '').toLowerCase())) at -= 1
  if (at < 1) return { firstName: name.trim(), lastName: null }
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') }
}

/** The full name of a person whose first and last names are known. */
export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim()
}

/** True if two spellings are one name: capitals, accents' encoding and spaces do not count. */
export function isSameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

function comparable(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
