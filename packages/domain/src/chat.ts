/** Who said it; `system` is a note to the reader of the transcript. */
export const chatRoles = ['user', 'assistant', 'system'] as const
export type ChatRole = (typeof chatRoles)[number]

/** How long a browser keeps its conversation, in seconds after it was begun. */
export const CHAT_SESSION_TTL = 90 * 24 * 3600

/** Longer than any reply takes, in seconds: a question that is older is answered no more, and the next may come. */
export const REPLY_TTL = 25
