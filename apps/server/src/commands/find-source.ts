import { type DatabaseLocation, holdsDatabase } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { MoveRequest } from './move-business.ts'

/** The database in use. Throws INVALID if there is none, or if the target is of the same kind or no address. */
export function findSource({ dataDirectory, databaseUrl, to }: MoveRequest): DatabaseLocation {
  if (to === 'embedded') {
    if (!databaseUrl) refuse('DATABASE_URL is not set, so the site already uses the embedded database.')
    return { url: databaseUrl, poolSize: 1 }
  }
  if (!/^postgres(ql)?:\/\//.test(to) || !URL.canParse(to))
    refuse('The target must be embedded, or look like postgres://user:password@host:5432/name.')
  if (databaseUrl)
    refuse(
      'DATABASE_URL is set, so the site already uses PostgreSQL. Only the embedded database moves there.',
    )
  if (!holdsDatabase(dataDirectory)) refuse(`There is no embedded database in ${dataDirectory} to move.`)
  return { directory: dataDirectory }
}

function refuse(sentence: string): never {
  throw new AppError('INVALID', sentence)
}
