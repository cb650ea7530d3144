import { chatMessage } from '@tallgrass/contracts'
import { listLatestMessages } from '@tallgrass/db'
import type { ConversationId } from '@tallgrass/domain'
import { firstNameOf, MAX_PAGE_SIZE } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { getOwnConversation } from './get-own-conversation.ts'
import { isFromRecords } from './is-from-records.ts'

const shownFacts = chatMessage.shape.metadata

/** A mailed link opens a conversation without an account, and may be forwarded. */
const SIGN_IN_FIRST = 'This answer is from your records. Sign in to read it.'

/** The messages of this browser's conversation, oldest first. Throws NOT_FOUND for any other. */
export async function listMessages(ctx: Ctx, { sessionId }: { sessionId: ConversationId }) {
  const { id } = await getOwnConversation(ctx, sessionId)
  const messages = await listLatestMessages(ctx.db, id, MAX_PAGE_SIZE)
  const isHidden = (metadata: unknown) => ctx.user === null && isFromRecords(metadata)
  return messages.map(({ author, content, metadata, ...message }) => ({
    ...message,
    content: isHidden(metadata) ? SIGN_IN_FIRST : content,
    metadata: { ...shownFacts.parse(metadata), ...(author !== null && { person: firstNameOf(author) }) },
  }))
}
