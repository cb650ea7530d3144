import type { ClientId } from '@tallgrass/domain'
import { expressionBuilder } from 'kysely'
import type { Db } from '../database.ts'
import type { DB } from '../schema.gen.ts'
import { anyContains, foldedContains, isIndexed, MANY_PEOPLE } from './sql.ts'

/**
 * Run first, so that the database can find the records of these users by an index instead of reading them all. If they are
 * many, so are their records, and the first of a list are soon found without.
 */
export async function findPeopleNamed(db: Db, search: string): Promise<ClientId[] | 'many'> {
  if (!isIndexed(search)) return 'many'
  const rows = await db.selectFrom('users').select('id').where(isNamed(search)).limit(MANY_PEOPLE).execute()
  return rows.length === MANY_PEOPLE ? 'many' : rows.map(({ id }) => id)
}

/** True for joined users with this text in their name. */
export function isNamed(search: string) {
  const { and, ref } = expressionBuilder<DB, 'users'>()
  return and([foldedContains(ref('users.searchText'), search), anyContains([ref('users.name')], search)])
}
