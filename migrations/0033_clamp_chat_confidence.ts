// A reply was once kept with a confidence below 0, and its conversation could not be read from then on.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update chat_messages
    set metadata = jsonb_set(metadata, '{confidence}',
      case when jsonb_typeof(metadata -> 'confidence') <> 'number' then '0'::jsonb
        else to_jsonb(greatest(0, least(1, (metadata ->> 'confidence')::numeric))) end)
    where metadata ? 'confidence'
      and case when jsonb_typeof(metadata -> 'confidence') <> 'number' then true
        else (metadata ->> 'confidence')::numeric not between 0 and 1 end`.execute(db)
}
