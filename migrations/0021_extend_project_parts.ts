// Checklist items, costs and tools are edited by several people.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['acceptance_checklists', 'cost_items', 'tool_purchases']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
  }
}
