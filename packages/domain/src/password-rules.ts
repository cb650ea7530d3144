/** Whose password it is. Unknown facts are left out. */
export interface PasswordOwner {
  name?: string | null | undefined
  email?: string | null | undefined
  username?: string | null | undefined
}

/** Shorter parts of a name stand in many passwords by chance. */
const MIN_PART = 4

const REFUSALS = {
  name: 'Please choose a password that does not contain your name',
  username: 'Please choose a password that does not contain your username',
  email: 'Please choose a password that does not contain your email address',
} as const

/** Why the owner's own name must not stand in this password; undefined if it does not. */
export function personalRefusal(password: string, owner: PasswordOwner): string | undefined {
  const folded = fold(password)
  const holds = (text: string) => text.length >= MIN_PART && folded.includes(text)
  if (wordsOf(owner.name).some(holds)) return REFUSALS.name
  if (holds(fold(owner.username ?? ''))) return REFUSALS.username
  const local = (owner.email ?? '').split('@')[0] ?? ''
  return [fold(local), ...wordsOf(local)].some(holds) ? REFUSALS.email : undefined
}

/** The parts of a name that are looked for, in plain lower case. */
export function wordsOf(text: string | null | undefined): string[] {
  return fold(text ?? '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= MIN_PART)
}

const LETTERS: Record<string, string> = { '@': 'a', '0': 'o', $: 's', '3': 'e' }

/** A password as lists of known ones may write it: in lower case, without marks around it, with letters for look-alikes. */
export function plainForms(password: string): string[] {
  const lower = password.toLowerCase()
  const bare = lower.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
  const spelled = bare.replaceAll(/[@0$3]/g, (mark) => LETTERS[mark] ?? mark)
  return [...new Set([lower, bare, spelled])]
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
