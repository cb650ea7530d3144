/** What stands in the address of the conversations: the one that is read. */
export interface ConversationsSearch {
  conversation?: string | undefined
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readConversationsSearch({ conversation }: Record<string, unknown>): ConversationsSearch {
  const makesSense = typeof conversation === 'string' && UUID.test(conversation)
  return { conversation: makesSense ? conversation : undefined }
}
