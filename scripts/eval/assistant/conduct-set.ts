import { readFileSync } from 'node:fs'
import { z } from 'zod'

export const conductKinds = [
  'anger',
  'spanish',
  'injection',
  'buyers',
  'details',
  'form',
  'interest',
  'context',
] as const

/** The messages of a visitor, and the properties of a good reply to the last one. */
const conductQuestion = z.strictObject({
  id: z.string(),
  kind: z.enum(conductKinds),
  turns: z.array(z.string().min(1)).min(1),
  expect: z.strictObject({
    /** The form for name and email is shown. */
    lead: z.boolean().optional(),
    bookingType: z.enum(['smart-ai-call', 'scorm-demo', 'strides-demo']).optional(),
    /** Any of them is right as the first one found; none is, if the list is empty. */
    passages: z.array(z.string()).optional(),
    /** Parts of the text. */
    says: z.array(z.string()).optional(),
    apology: z.boolean().optional(),
    /** How to reach a person. */
    person: z.literal(true).optional(),
    spanish: z.boolean().optional(),
    /** Says that the site does not answer it, and whom to ask. */
    asksUs: z.literal(true).optional(),
    /** Starts with a word of agreement. */
    agrees: z.literal(false).optional(),
    details: z
      .strictObject({ name: z.string(), email: z.string(), phone: z.string(), company: z.string() })
      .partial()
      .optional(),
  }),
})
export type ConductQuestion = z.infer<typeof conductQuestion>

/** For use while improving the assistant. */
export function readConductTuning() {
  return z.array(conductQuestion).parse(read('conduct-tuning.json'))
}

/** Only for scoring: do not change anything because of one of these. */
export function readConductHeldOut() {
  return z.array(conductQuestion).parse(read('conduct-held-out.json'))
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
}
