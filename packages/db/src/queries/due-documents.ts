import { type DocumentId, toInstant } from '@tallgrass/domain'
import type { Db } from '../database.ts'

/** Documents that are due to expire, due for a reminder, or left as drafts by an interrupted send. */
export function listDueDocuments(db: Db, { after, leftBefore, limit, now, remindBefore }: DuePeriod) {
  const query = db
    .selectFrom('eSignatureDocuments as documents')
    .select(['documents.id', 'documents.status'])
    .where('documents.status', 'in', ['draft', 'sent', 'in_progress'])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('documents.status', '<>', 'draft'),
          eb.or([
            eb('documents.expiresAt', '<=', toInstant(now)),
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

interface DuePeriod {
  limit: number
  after: DocumentId | undefined
  now: Date
  /** Two days ago, the shortest time between two reminders. */
  remindBefore: Date
  leftBefore: Date
}
