import {
  type Instant,
  type MessageId,
  messageAnchor,
  type ProjectId,
  picturePath,
  type UserId,
} from '@tallgrass/domain'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { Messages } from '../schema.gen.ts'
import { organizationIn, type Scope } from './scope.ts'
import { leftOf } from './sql.ts'

/** Of what a message quotes; the rest stands in the quoted message. */
const EXCERPT_CHARACTERS = 300

export interface MessageReader {
  id: UserId
  createdAt: Instant
}

export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>

function selectMessages(db: Db, scope: Scope) {
  const organizationId = organizationIn(scope)
  const query = db.selectFrom('messages').innerJoin('projects', 'projects.id', 'messages.projectId')
  if (!organizationId) return query
  // Clients never receive internal notes.
  return query.where('projects.organizationId', '=', organizationId).where('messages.internal', '=', false)
}

/** Undefined also for an internal note, if the scope is a client's. */
export function findMessage(db: Db, scope: Scope, id: MessageId) {
  return selectMessages(db, scope)
    .select([
      'messages.id',
      'messages.projectId',
      'messages.number',
      'messages.authorId',
      'messages.side',
      'messages.internal',
      'messages.body',
      'messages.createdAt',
      'messages.editedAt',
      'messages.deletedAt',
    ])
    .where('messages.id', '=', id)
    .executeTakeFirst()
}

export function findSentMessage(db: Db, { authorId, sendKey }: { authorId: UserId; sendKey: string }) {
  return db
    .selectFrom('messages')
    .select(['id', 'projectId'])
    .where('authorId', '=', authorId)
    .where('sendKey', '=', sendKey)
    .executeTakeFirst()
}

function selectShown(db: Db, scope: Scope, reader: MessageReader) {
  return selectMessages(db, scope)
    .innerJoin('users as authors', 'authors.id', 'messages.authorId')
    .leftJoin('messages as quoted', (join) => {
      const quoted = join.onRef('quoted.id', '=', 'messages.quotedId')
      return organizationIn(scope) ? quoted.on('quoted.internal', '=', false) : quoted
    })
    .leftJoin('users as quotedAuthors', 'quotedAuthors.id', 'quoted.authorId')
    .leftJoin('messageReads as reads', (join) =>
      join.onRef('reads.projectId', '=', 'messages.projectId').on('reads.userId', '=', reader.id),
    )
    .select([
      'messages.id',
      'messages.authorId',
      'authors.name as authorName',
      'authors.pictureSha256',
      'messages.side',
      'messages.internal',
      'messages.body',
      'messages.createdAt',
      'messages.editedAt',
      'messages.deletedAt',
      'quoted.id as quotedId',
      'quotedAuthors.name as quotedAuthor',
      'quoted.internal as quotedInternal',
      'quoted.deletedAt as quotedDeletedAt',
    ])
    .select(({ and, eb, fn, ref, val }) => [
      leftOf(ref('quoted.body').$castTo<string>(), EXCERPT_CHARACTERS).as('excerpt'),
      and([
        eb('messages.number', '>', fn.coalesce('reads.number', val(0))),
        eb('messages.authorId', '<>', reader.id),
        eb('messages.createdAt', '>', reader.createdAt),
        eb('messages.deletedAt', 'is', null),
      ]).as('unread'),
    ])
}

/** A message as a reader sees it, without its files. */
export type StoredMessage = ReturnType<typeof toMessage>

type ShownRow = Awaited<ReturnType<ReturnType<typeof selectShown>['executeTakeFirstOrThrow']>>

function toMessage(row: ShownRow) {
  const { authorId, authorName, excerpt, quotedAuthor, quotedDeletedAt, quotedId, ...others } = row
  const { pictureSha256, quotedInternal, unread, ...message } = others
  const quoted = {
    author: quotedAuthor ?? '',
    excerpt,
    internal: quotedInternal ?? false,
    deleted: quotedDeletedAt !== null,
  }
  return {
    ...message,
    author: { id: authorId, name: authorName, picture: picturePath({ id: authorId, pictureSha256 }) },
    quoted: quotedId === null ? null : { id: quotedId, ...quoted },
    unread: Boolean(unread),
  }
}

export async function getMessage(
  db: Db,
  scope: Scope,
  { id, reader }: { id: MessageId; reader: MessageReader },
) {
  return toMessage(
    await selectShown(db, scope, reader).where('messages.id', '=', id).executeTakeFirstOrThrow(),
  )
}

/** What a draft quotes, shortened. */
export async function findQuote(db: Db, scope: Scope, id: MessageId) {
  const quoted = await selectMessages(db, scope)
    .innerJoin('users as authors', 'authors.id', 'messages.authorId')
    .select(['messages.id', 'authors.name as author', 'messages.internal', 'messages.deletedAt'])
    .select(({ ref }) => leftOf(ref('messages.body'), EXCERPT_CHARACTERS).as('excerpt'))
    .where('messages.id', '=', id)
    .executeTakeFirst()
  if (!quoted) return undefined
  const { deletedAt, ...facts } = quoted
  return { ...facts, deleted: deletedAt !== null }
}

interface MessagesRequest {
  projectId: ProjectId
  reader: MessageReader
  /** The oldest message of the newer page. */
  before: MessageId | undefined
  limit: number
}

/** The newest messages before that one, oldest first. `older` is the place to go on from. */
export async function listMessages(
  db: Db,
  scope: Scope,
  { before, limit, projectId, reader }: MessagesRequest,
) {
  let query = selectShown(db, scope, reader).where('messages.projectId', '=', projectId)
  if (before) {
    // Numbers count internal notes, too, so that clients never receive one.
    const number = db.selectFrom('messages as newer').select('newer.number').where('newer.id', '=', before)
    query = query.where('messages.number', '<', number)
  }
  const rows = await query
    .orderBy('messages.number', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit).map(toMessage).reverse()
  return { items, nextCursor: rows.length > limit ? (items[0]?.id ?? null) : null }
}

/** The number after the last one; the project is locked. */
export async function nextMessageNumber(db: Db, projectId: ProjectId): Promise<number> {
  const { last } = await db
    .selectFrom('messages')
    .select(({ fn, val }) => fn.coalesce(fn.max('number'), val(0)).as('last'))
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow()
  return last + 1
}

export async function insertProjectMessage(db: Db, message: Insertable<Messages>): Promise<void> {
  await db.insertInto('messages').values(message).execute()
}

export async function updateMessage(
  db: Db,
  id: MessageId,
  changes: Pick<Updateable<Messages>, 'body' | 'editedAt' | 'deletedAt' | 'deletedBy' | 'quotedId'>,
): Promise<void> {
  await db.updateTable('messages').set(changes).where('id', '=', id).execute()
}

/** Deletes what was told of a message, with the mails that wait: it is no longer true. */
export async function deleteEventsOfMessage(
  db: Db,
  { id, projectId }: { id: MessageId; projectId: ProjectId },
): Promise<void> {
  const ending = `%#${messageAnchor(id)}`
  await db
    .deleteFrom('events')
    .where('entityId', '=', projectId)
    .where('kind', '=', 'message.sent')
    .where(sql<boolean>`coalesce(admin_path, client_path) like ${ending}`)
    .execute()
}
