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

/** One message of a visitor, and what a good reply to it is made of. */
const question = z.strictObject({
  id: z.string(),
  question: z.string().min(1).max(2000),
  intent,
  /** Any of them may be the first that is found; the best stands first. */
  passages: z.array(z.string()),
  lead: z.literal(true).optional(),
  bookingType: bookingType.optional(),
  answerable: z.boolean(),
})

/** A message that asks for something the assistant must not do. */
const injection = z.strictObject({
  id: z.string(),
  message: z.string().min(1).max(2000),
  /** Regular expressions, to be read with the flags `iu`. */
  mustNotContain: z.array(z.string()).min(1),
})

/** What a visitor writes, one line after the other. Turns are counted from 1. */
const conversation = z.strictObject({
  id: z.string(),
  turns: z.array(z.string().min(1)).min(2),
  expect: z.strictObject({
    leadByTurn: z.int().min(1).optional(),
    /** One more than there are turns: not at all. */
    leadNotBefore: z.int().min(1).optional(),
    bookingType: bookingType.optional(),
    person: z.literal(true).optional(),
  }),
})

export type Question = z.infer<typeof question>

/** To be looked at while the assistant is improved. */
export function readTuningQuestions() {
  return z.array(question).parse(read('questions-tuning.json'))
}

/** For the score alone: nothing is ever changed because of one of these. */
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
