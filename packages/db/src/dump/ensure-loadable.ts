import { AppError } from '@tallgrass/domain'
import type { Database } from '../database.ts'
import { refuseNewerSchema } from '../migrate.ts'

const OLDEST_SERVER = 15

const SERVER_IN_USE = 'The target database is not empty. Name an empty one.'
const EMBEDDED_IN_USE =
  'DATA_DIR already holds an embedded database that is not empty. Move its folder pgdata away first.'

interface Facts {
  major: number
  encoding: string
  may_create: boolean
  has_trigrams: boolean
  unfinished: boolean
  used: boolean
}

/**
 * Throws NOT_READY, with one sentence, if a business cannot be loaded into this database: another one is in it,
 * the server is too old or lacks an extension, or the user lacks rights. What an interrupted load left there is
 * no obstacle.
 */
export async function ensureLoadable({ db, embedded, pool }: Database): Promise<void> {
  const { rows } = await pool.query<Facts>(
    `select current_setting('server_version_num')::integer / 10000 as major,
       current_setting('server_encoding') as encoding,
       coalesce(
         has_schema_privilege(current_schema(), 'create') and has_database_privilege(current_database(), 'create'),
         false
       ) as may_create,
       exists (select from pg_extension where extname = 'pg_trgm')
         or exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams,
       to_regclass('unfinished_load') is not null as unfinished,
       to_regnamespace('jobs') is not null or exists (
         select from pg_class c
         where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
           and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
       ) as used`,
  )
  const [facts] = rows
  if (!facts) throw new Error('No answer about the database')
  if (facts.used && !facts.unfinished) {
    await refuseNewerSchema(db)
    throw new AppError('NOT_READY', embedded ? EMBEDDED_IN_USE : SERVER_IN_USE)
  }
  const obstacle = findObstacle(facts)
  if (obstacle) throw new AppError('NOT_READY', obstacle)
}

function findObstacle({ encoding, has_trigrams, major, may_create }: Facts) {
  if (major < OLDEST_SERVER)
    return `The target is PostgreSQL ${major}. Version ${OLDEST_SERVER} or newer is required.`
  if (encoding !== 'UTF8') return `The target database has the encoding ${encoding}. It must be UTF8.`
  if (!has_trigrams)
    return 'The target server has no extension pg_trgm. Install PostgreSQL’s contrib package there.'
  if (!may_create)
    return 'The user of the target database is not allowed to create tables and schemas in it. Make that user its owner.'
  return undefined
}
