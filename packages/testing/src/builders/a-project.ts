import { type Db, newId } from '@tallgrass/db'
import type { ClientId } from '@tallgrass/domain'
import { unique } from '../unique.ts'
import { dateOf, type ValuesOf } from './values-of.ts'

const CREATED_AT = new Date('2026-11-02T08:00:00.000Z')

/** A NEW, empty project of one client. */
export function aProject(db: Db, clientId: ClientId, values: ValuesOf<'projects'> = {}) {
  const { startDate, targetEndDate, ...facts } = values
  const project = {
    id: newId('Project', CREATED_AT),
    clientId,
    name: `Project ${unique()}`,
    createdAt: CREATED_AT,
    startDate: dateOf(startDate),
    targetEndDate: dateOf(targetEndDate),
  }
  return db
    .insertInto('projects')
    .values({ ...project, ...facts })
    .returningAll()
    .executeTakeFirstOrThrow()
}
