// A call is booked for a time that nobody else can have, and its visitor comes back by a link of their own.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('ends_at', 'timestamptz')
    // The end of the free time that is kept after the call.
    .addColumn('blocked_until', 'timestamptz')
    // Where the visitor's clock stands; IANA name.
    .addColumn('visitor_time_zone', 'text')
    .addColumn('notes', 'text')
    // How often the appointment was changed: calendars keep the latest.
    .addColumn('sequence', 'integer', (c) => c.notNull().defaultTo(0))
    // SHA-256 of what the browser calls its try, so that a repetition finds what the first has made.
    .addColumn('attempt_hash', 'text')
    .execute()
  const bookings = () => db.schema.alterTable('bookings')
  await bookings()
    .addCheckConstraint(
      'bookings_times_together',
      sql`num_nulls(scheduled_for, ends_at, blocked_until) in (0, 3)`,
    )
    .execute()
  await bookings()
    .addCheckConstraint('bookings_times_in_order', sql`scheduled_for < ends_at and ends_at <= blocked_until`)
    .execute()
  await bookings().addUniqueConstraint('bookings_attempt_key', ['attempt_hash']).execute()
  await sql`alter table bookings add constraint bookings_time_taken
    exclude using gist (tstzrange(scheduled_for, blocked_until) with &&)
    where (status = 'scheduled' and scheduled_for is not null)`.execute(db)
  await db.schema
    .createIndex('bookings_newest')
    .on('bookings')
    .columns(['created_at desc', 'id desc'])
    .execute()

  await db.schema
    .createTable('booking_links')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('booking_id', 'uuid', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('booking_links_token_key', ['token_hash'])
    .addForeignKeyConstraint('booking_links_booking_id_fkey', ['booking_id'], 'bookings', ['id'])
    .execute()
  await db.schema
    .createIndex('booking_links_of_booking')
    .on('booking_links')
    .columns(['booking_id'])
    .execute()

  // As they typed it, which is all that this browser is told again.
  await db.schema.alterTable('chat_sessions').addColumn('visitor_name', 'text').execute()
}
