import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { OutboxMails } from '../schema.gen.ts'

export function insertOutboxMail(db: Db, mail: Insertable<OutboxMails>) {
  return db.insertInto('outboxMails').values(mail).execute()
}
