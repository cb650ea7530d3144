// Limits are counted in the database so that every process counts together. Unlogged: losing a count costs nothing.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The shape is rate-limiter-flexible's: `expire` in milliseconds since 1970.
  await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db)
  await db.schema.createIndex('rate_limits_by_expiry').on('rate_limits').column('expire').execute()
}
