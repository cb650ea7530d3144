import { type DocumentId, toInstant, type UserId } from '@tallgrass/domain'
import type { Db } from '../database.ts'

/**
 * Documents that expire soon, may be due for a reminder, or were left as drafts by an interrupted send. `toldAt` is when
 * someone was last told that it expires.
 */
export function listDueDocuments(
  db: Db,
  { after, expireBefore, leftBefore, limit, remindBefore }: DuePeriod,
) {
  const query = db
    .selectFrom('eSignatureDocuments as documents')
    .select([
      'documents.id',
      'documents.documentTitle',
      'documents.status',
      'documents.sentAt',
      'documents.signedAt',
      'documents.countersignedAt',
      'documents.expiresAt',
      'documents.lastReminderAt',
      'documents.reminderCount',
    ])
    .select((eb) =>
      eb
        .selectFrom('events')
        .select(({ fn }) => fn.max('events.createdAt').as('at'))
        .whereRef('events.entityId', '=', 'documents.id')
        .where('events.kind', '=', 'document.expiring')
        .as('toldAt'),
    )
    .where('documents.status', 'in', ['draft', 'sent', 'in_progress'])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('documents.status', '<>', 'draft'),
          eb.or([
            eb('documents.expiresAt', '<=', toInstant(expireBefore)),
            eb.and([
              eb('documents.signedAt', 'is', null),
              eb(
                eb.fn.coalesce('documents.lastReminderAt', 'documents.sentAt'),
                '<=',
                toInstant(remindBefore),
              ),
            ]),
          ]),
        ]),
        eb.and([
          eb('documents.status', '=', 'draft'),
          eb('documents.createdAt', '<=', toInstant(leftBefore)),
        ]),
      ]),
    )
    .orderBy('documents.id')
    .limit(limit)
  return (after ? query.where('documents.id', '>', after) : query).execute()
}

/** The deadline of a document that this client still has to sign; undefined if they do not, or it has run out. */
export function findDeadline(db: Db, { id, now, signerId }: { id: DocumentId; signerId: UserId; now: Date }) {
  return db
    .selectFrom('eSignatureDocuments')
    .select('expiresAt')
    .where('id', '=', id)
    .where('signerId', '=', signerId)
    .where('status', 'in', ['sent', 'in_progress'])
    .where('signedAt', 'is', null)
    .where(({ eb, or }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', toInstant(now))]))
    .executeTakeFirst()
}

interface DuePeriod {
  limit: number
  after: DocumentId | undefined
  /** In three days: signers are told before it expires. */
  expireBefore: Date
  /** Two days ago, the shortest time between two reminders. */
  remindBefore: Date
  leftBefore: Date
}
