import type { Db } from '@tallgrass/db'
import { sql } from 'kysely'

/** Drops tables (`leads`) and columns (`leads.company`) from a database whose schema is about to be read. */
export async function dropUnread(db: Db, unread: string[]): Promise<void> {
  for (const name of unread) {
    const [table = '', column] = name.split('.')
    const statement =
      column === undefined
        ? sql`drop table ${sql.id(table)} cascade`
        : sql`alter table ${sql.id(table)} drop column ${sql.id(column)} cascade`
    await statement.execute(db)
  }
}
