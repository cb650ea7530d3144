import { migrateToLatest, openDatabase } from '@tallgrass/db'
import type { DatabaseSchema } from './database-schema.ts'
import { readSchema } from './read-schema.ts'

/** The schema that the migrations create in an embedded database in memory. */
export async function currentSchema(): Promise<DatabaseSchema> {
  const database = await openDatabase({ memory: true })
  try {
    await migrateToLatest(database)
    return await readSchema(database)
  } finally {
    await database.close()
  }
}
