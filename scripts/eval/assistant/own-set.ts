import { readFileSync } from 'node:fs'
import { ownTopics } from '@tallgrass/domain'
import { z } from 'zod'

/** A message of a signed-in client, and what it asks about their own records. */
const ownQuestion = z.strictObject({
  id: z.string(),
  question: z.string().min(1).max(2000),
  /** Empty for what the site answers, or nothing does. */
  topics: z.array(z.enum(ownTopics)),
})
export type OwnQuestion = z.infer<typeof ownQuestion>

/** For use while improving the assistant. */
export function readOwnTuning() {
  return read('own-tuning.json')
}

/** Only for scoring: do not change anything because of one of these. */
export function readOwnHeldOut() {
  return read('own-held-out.json')
}

/** Scored once, when the work on the assistant was done. */
export function readOwnFresh() {
  return read('own-fresh.json')
}

function read(file: string): OwnQuestion[] {
  return z.array(ownQuestion).parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')))
}
