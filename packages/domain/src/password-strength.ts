import { type PasswordOwner, wordsOf } from './password-rules.ts'

export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

/** The bits from which a password is so strong. A guess costs an attacker with the hash about 10 ms. */
const FROM_BITS: [bits: number, strength: PasswordStrength][] = [
  [60, 'strong'],
  [45, 'good'],
  [30, 'fair'],
]

/** What a guesser tries first. A word of the list is one choice of many thousand, whatever its length. */
const COMMON =
  /password|passwort|welcome|letmein|qwerty|asdf|zxcv|admin|login|secret|hello|monkey|dragon|master|football|baseball|summer|winter|spring|autumn|monday|friday|january|change|iloveyou|love|test|user|guest/g
const COMMON_BITS = 8
const DATE_BITS = 7
const RUN_BITS = 6

/** Letters that form words can be guessed: they count about as much as English does. */
const WORD_LETTER_BITS = 3
const LONE_LETTER_BITS = 4.7
const UPPER_BITS = 1.5
const DIGIT_BITS = 3.3
const OTHER_BITS = 5

/** An estimate while someone types. What is refused is decided by the server. */
export function passwordStrength(password: string, owner: PasswordOwner = {}): PasswordStrength {
  const bits = bitsOf(password, [owner.name, owner.username, owner.email].flatMap(wordsOf))
  return FROM_BITS.find(([from]) => bits >= from)?.[1] ?? 'weak'
}

function bitsOf(password: string, own: string[]): number {
  let bits = 0
  const take = (rest: string, pattern: RegExp | string, cost: number) =>
    rest.replaceAll(pattern, () => {
      bits += cost
      // Keeps what was on both sides apart.
      return '\u0000'
    })
  let rest = spelled(password)
  for (const word of own) rest = take(rest, word, 1)
  rest = take(rest, COMMON, COMMON_BITS)
  rest = take(rest, /(?:19|20)\d\d/g, DATE_BITS)
  rest = take(rest, /(.+?)\1{2,}/g, RUN_BITS)
  rest = withoutSequences(rest, () => {
    bits += RUN_BITS
  })
  for (const [letters] of rest.matchAll(/\p{L}+/gu))
    bits += letters.length * (letters.length < 3 ? LONE_LETTER_BITS : WORD_LETTER_BITS)
  bits += count(rest, /\d/g) * DIGIT_BITS + count(rest, /[^\p{L}\d\0]/gu) * OTHER_BITS
  // A capital at the start is what everyone does.
  return bits + Math.min(count(password.slice(1), /\p{Lu}/gu), 8) * UPPER_BITS
}

/** Steps of one between four or more characters, up or down: 'abcd', '9876'. */
function withoutSequences(text: string, onRun: () => void): string {
  let rest = ''
  for (let start = 0; start < text.length; ) {
    const step = text.charCodeAt(start + 1) - text.charCodeAt(start)
    let end = start + 1
    if (Math.abs(step) === 1) while (text.charCodeAt(end) - text.charCodeAt(end - 1) === step) end += 1
    if (end - start >= 4) onRun()
    else rest += text.slice(start, end)
    start = end
  }
  return rest
}

const LOOK_ALIKES: Record<string, string> = { '@': 'a', '0': 'o', $: 's' }

/** In lower case, and with the letters that look-alikes inside a word stand for. */
function spelled(password: string): string {
  return password.toLowerCase().replaceAll(/(?<=\p{L})[@0$](?=\p{L})/gu, (mark) => LOOK_ALIKES[mark] ?? mark)
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
