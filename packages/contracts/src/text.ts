import { normalizeEmail } from '@tallgrass/domain'
import { z } from 'zod'

/** Longest texts anywhere in the product, in UTF-16 units. */
export const textLimits = {
  name: 200,
  email: 254,
  title: 200,
  description: 5000,
  chat: 2000,
  password: 128,
} as const

const CONTROL_CHARACTERS = /\p{Cc}/u
const CONTROL_EXCEPT_BREAKS = /[^\P{Cc}\n\r\t]/u

interface TextRules {
  /** What the person is told when the text is missing or shorter than `min`. */
  required: string
  label: string
  min?: number
  max?: number
}

/** One line of text: NFC, trimmed, no control characters, whole characters only. */
export function line({ required, label, min = 1, max = textLimits.name }: TextRules) {
  return z
    .string(required)
    .normalize('NFC')
    .trim()
    .min(min, required)
    .max(max, `${label} must be at most ${max} characters`)
    .refine(isOneLine, `${label} contains characters that cannot be used`)
}

/** Several lines of text, otherwise as `line`. */
export function paragraph({ required, label, min = 1, max = textLimits.description }: TextRules) {
  return z
    .string(required)
    .normalize('NFC')
    .trim()
    .min(min, required)
    .max(max, `${label} must be at most ${max} characters`)
    .refine(
      (text) => isStorable(text, CONTROL_EXCEPT_BREAKS),
      `${label} contains characters that cannot be used`,
    )
}

/** A line that may be left empty or out; empty is the same as left out. */
export function optionalLine({ label, max = textLimits.name }: { label: string; max?: number }) {
  return line({ required: `${label} must be text`, label, min: 0, max })
    .nullish()
    .transform((text) => text || null)
}

/** Several lines that may be left empty or out; empty is the same as left out. */
export function optionalParagraph({ label, max }: { label: string; max?: number }) {
  return paragraph({ required: `${label} must be text`, label, min: 0, ...(max && { max }) })
    .nullish()
    .transform((text) => text || null)
}

/** A line of a record: null where it was emptied, undefined where nothing was said. */
export function clearableLine({ label, max = textLimits.name }: { label: string; max?: number }) {
  return line({ required: `${label} must be text`, label, min: 0, max })
    .nullish()
    .transform(emptyToNull)
}

/** Several lines, otherwise as `clearableLine`. */
export function clearableParagraph({ label, max = textLimits.description }: { label: string; max?: number }) {
  return paragraph({ required: `${label} must be text`, label, min: 0, max })
    .nullish()
    .transform(emptyToNull)
}

function emptyToNull(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text || null
}

export function emailAddress(message: string) {
  return z
    .string(message)
    .overwrite(normalizeEmail)
    .max(textLimits.email, message)
    .regex(z.regexes.email, message)
}

/** What a list is searched for. */
export const searchText = z
  .string()
  .normalize('NFC')
  .trim()
  .max(textLimits.name, 'Enter a shorter search')
  .refine(isOneLine, 'Search contains characters that cannot be used')
  .optional()

/** Whether the database can store the text or compare with it, and a person could have typed it in one line. */
export function isOneLine(text: string): boolean {
  return isStorable(text, CONTROL_CHARACTERS)
}

/** PostgreSQL cannot store NUL, and half a surrogate pair would be stored as another character. */
function isStorable(text: string, forbidden: RegExp): boolean {
  return text.isWellFormed() && !forbidden.test(text)
}
