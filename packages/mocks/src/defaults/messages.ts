import type { ProjectMessage } from '@tallgrass/contracts'
import { type MessageId, noSuch, toInstant } from '@tallgrass/domain'
import { messages } from '../samples/messages.ts'
import { mockId } from '../samples/moments.ts'
import { admin, client, type Visitor } from '../samples/people.ts'
import { fullProject } from '../samples/projects.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

/** One thread, in the full project. A client never receives an internal note. */
export function messageMocks(as: Visitor): MocksOf<'portal.messages'> {
  const visible = messages.filter(({ internal }) => as === 'admin' || !internal)
  const find = (id: MessageId): ProjectMessage => {
    const message = visible.find((one) => one.id === id)
    if (!message) throw noSuch('Message')
    return message
  }
  return {
    'portal.messages.list': ({ id }) => onlyPage(id === fullProject?.id ? visible : []),
    'portal.messages.unread': () => ({ projects: [], total: 0 }),
    'portal.messages.send': ({ body = '', internal, quotedId }) =>
      sent(as, { body, internal, quoted: quotedId ? quoteOf(find(quotedId)) : null }),
    'portal.messages.edit': ({ body, id }) => ({ ...find(id), body, editedAt: toInstant(new Date()) }),
    'portal.messages.delete': ({ id }) => ({ ...find(id), body: '', deletedAt: toInstant(new Date()) }),
    'portal.messages.markRead': () => ({ ok: true }),
    'portal.messages.draft': () => ({ draft: null }),
    'portal.messages.saveDraft': () => ({ ok: true }),
  }
}

function quoteOf({ author, body, deletedAt, id, internal }: ProjectMessage) {
  return { id, author: author.name, excerpt: body, internal, deleted: deletedAt !== null }
}

function sent(as: Visitor, message: Pick<ProjectMessage, 'body' | 'internal' | 'quoted'>): ProjectMessage {
  const { id, name, picture, role } = as === 'admin' ? admin : client
  return {
    ...message,
    id: mockId('Message', 90),
    author: { id, name, picture },
    side: role,
    files: [],
    unread: false,
    createdAt: toInstant(new Date()),
    editedAt: null,
    deletedAt: null,
  }
}
