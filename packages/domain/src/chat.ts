/** The author of a message. `system` is a note to the reader of the transcript. */
import { DAY_S } from './day-length.ts'
export const chatRoles = ['user', 'assistant', 'system'] as const
export type ChatRole = (typeof chatRoles)[number]

/** How long a browser keeps its conversation, in seconds after it started. */
export const CHAT_SESSION_TTL = 90 * DAY_S

/**
 * In seconds, longer than any reply takes: an older question
 * no longer gets a reply, and the next one may be sent.
 */
export const REPLY_TTL = 25
