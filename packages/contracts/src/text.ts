import { normalizeEmail, textLimits } from '@tallgrass/domain'
import { z } from 'zod'

const CONTROL_CHARACTERS = /\p{Cc}/u
const CONTROL_EXCEPT_BREAKS = /[^\P{Cc}\n\r\t]/u

interface TextRules {
  /** The message if the text is missing or shorter than `min`. */
  required: string
  label: string
  min?: number
  max?: number
}

/** One line of text: NFC, trimmed, no control characters, no broken surrogate pairs. */
export function line({ required, label, min = 1, max = textLimits.name }: TextRules) {
  return z
    .string(required)
    .normalize('NFC')
    .trim()
    .min(min, required)
    .max(max, `${label} must be at most ${max} characters`)
    .refine(isOneLine, `${label} contains characters that cannot be used`)
}

/** Several lines of text, otherwise like `line`. */
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

/** A line that may be empty or missing; both become null. */
export function optionalLine({ label, max = textLimits.name }: { label: string; max?: number }) {
  return line({ required: `${label} must be text`, label, min: 0, max })
    .nullish()
    .transform((text) => text || null)
}

/** Several lines that may be empty or missing; both become null. */
export function optionalParagraph({ label, max }: { label: string; max?: number }) {
  return paragraph({ required: `${label} must be text`, label, min: 0, ...(max && { max }) })
    .nullish()
    .transform((text) => text || null)
}

/** A line in an edit: null if it was cleared, undefined if it was left out. */
export function clearableLine({ label, max = textLimits.name }: { label: string; max?: number }) {
  return line({ required: `${label} must be text`, label, min: 0, max })
    .nullish()
    .transform(emptyToNull)
}

/** Several lines, otherwise like `clearableLine`. */
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

/** An address that may be empty or missing: null if it is empty, undefined if it was left out. */
export function clearableEmail(message: string) {
  return z
    .string(message)
    .overwrite(normalizeEmail)
    .max(textLimits.email, message)
    .refine((text) => text === '' || z.regexes.email.test(text), message)
    .nullish()
    .transform(emptyToNull)
}

/** A search term for a list. */
export const searchText = z
  .string()
  .normalize('NFC')
  .trim()
  .max(textLimits.name, 'Enter a shorter search')
  .refine(isOneLine, 'Search contains characters that cannot be used')
  .optional()
  .meta({ description: 'A search term for a list.' })

/** True if the database can store the text, and it has no line breaks or other control characters. */
export function isOneLine(text: string): boolean {
  return isStorable(text, CONTROL_CHARACTERS)
}

/** PostgreSQL cannot store NUL, and would store half a surrogate pair as a different character. */
function isStorable(text: string, forbidden: RegExp): boolean {
  return text.isWellFormed() && !forbidden.test(text)
}
