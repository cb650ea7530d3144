import { type DB, type Db, newId } from '@tallgrass/db'
import type { Insertable } from 'kysely'
import { unique } from '../unique.ts'

const CREATED_AT = new Date('2026-11-02T08:00:00.000Z')

/** A NEW, empty project of one client. */
export function aProject(db: Db, clientId: string, values: Partial<Insertable<DB['projects']>> = {}) {
  const project = { id: newId(CREATED_AT), clientId, name: `Project ${unique()}`, createdAt: CREATED_AT }
  return db
    .insertInto('projects')
    .values({ ...project, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}
