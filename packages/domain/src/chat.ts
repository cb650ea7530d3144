/** Who said it; `system` is a note to the reader of the transcript. */
export const chatRoles = ['user', 'assistant', 'system'] as const
export type ChatRole = (typeof chatRoles)[number]

/** How long a browser keeps its conversation, in seconds after it was begun. */
export const CHAT_SESSION_TTL = 90 * 24 * 3600
