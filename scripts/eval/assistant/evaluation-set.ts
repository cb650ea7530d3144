import { readFileSync } from 'node:fs'
import { z } from 'zod'

const bookingType = z.enum(['smart-ai-call', 'scorm-demo', 'strides-demo'])

const intent = z.enum([
  'question',
  'booking',
  'pricing',
  'service',
  'scorm',
  'strides',
  'support',
  'small-talk',
  'person',
  'unknown',
])

/** A visitor's message, and the properties of a good reply. */
const question = z.strictObject({
  id: z.string(),
  question: z.string().min(1).max(2000),
  intent,
  /** Any of them is right as the first one found; best first. */
  passages: z.array(z.string()),
  lead: z.literal(true).optional(),
  bookingType: bookingType.optional(),
  answerable: z.boolean(),
})

/** A message that asks for something the assistant must not do. */
const injection = z.strictObject({
  id: z.string(),
  message: z.string().min(1).max(2000),
  /** Regular expressions, used with the flags `iu`. */
  mustNotContain: z.array(z.string()).min(1),
})

/** The messages of a visitor. Turns are counted from 1. */
const conversation = z.strictObject({
  id: z.string(),
  turns: z.array(z.string().min(1)).min(2),
  expect: z.strictObject({
    leadByTurn: z.int().min(1).optional(),
    /** The number of turns plus one means never. */
    leadNotBefore: z.int().min(1).optional(),
    bookingType: bookingType.optional(),
    person: z.literal(true).optional(),
  }),
})

export type Question = z.infer<typeof question>

/** For use while improving the assistant. */
export function readTuningQuestions() {
  return z.array(question).parse(read('questions-tuning.json'))
}

/** Only for scoring: do not change anything because of one of these. */
export function readHeldOutQuestions() {
  return z.array(question).parse(read('questions-held-out.json'))
}

/** Scored once, when the work on the assistant is done. */
export function readFreshQuestions() {
  return z.array(question).parse(read('questions-fresh.json'))
}

export function readInjections() {
  return z.array(injection).parse(read('injections.json'))
}

export function readConversations() {
  return z.array(conversation).parse(read('conversations.json'))
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
}
