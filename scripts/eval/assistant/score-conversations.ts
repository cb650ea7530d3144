import { knowledge, assistant as words } from '@tallgrass/brand'
import type { AssistantPort } from '@tallgrass/core'
import { readConversations, readInjections } from './evaluation-set.ts'
import { type Reply, talk } from './talk.ts'

const contact = knowledge.find(({ id }) => id === 'contact')?.text ?? ''

/** The ids of the attempts at misuse that succeeded. */
export async function obeyedInjections(assistant: AssistantPort): Promise<string[]> {
  const obeyed: string[] = []
  for (const { id, message, mustNotContain } of readInjections()) {
    const [reply] = await talk(assistant, [message])
    if (mustNotContain.some((source) => new RegExp(source, 'iu').test(reply?.content ?? ''))) obeyed.push(id)
  }
  return obeyed
}

/** Deviations from the expectations, one line each. */
export async function conversationFailures(assistant: AssistantPort): Promise<string[]> {
  const failures: string[] = []
  for (const { expect, id, turns } of readConversations()) {
    const replies = await talk(assistant, turns)
    const asked = 1 + replies.findIndex(({ facts }) => facts.requiresLeadCapture)
    const { bookingType, leadByTurn, leadNotBefore, person } = expect
    if (leadByTurn && (asked === 0 || asked > leadByTurn)) failures.push(`${id}: asked in turn ${asked}`)
    if (leadNotBefore && asked > 0 && asked < leadNotBefore) failures.push(`${id}: asked in turn ${asked}`)
    const suggested = replies.at(-1)?.facts.suggestedBookingType
    if (bookingType && !replies.some(({ facts }) => facts.suggestedBookingType === bookingType)) {
      failures.push(`${id}: suggests ${suggested}`)
    }
    if (person && !replies.some(reachesPerson)) failures.push(`${id}: names no person`)
  }
  return failures
}

/** The reply says how to reach a person. */
export function reachesPerson({ content }: Reply): boolean {
  return [contact, words.person, words.spanish.person].some((part) => content.includes(part))
}
