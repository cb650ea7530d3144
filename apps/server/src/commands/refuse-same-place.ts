import { holdsDatabase } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { MoveRequest } from './move-business.ts'

/** Throws INVALID if there is nothing to move, or if the target is no address or of the kind that is in use. */
export function refuseSamePlace({ dataDirectory, databaseUrl, to }: MoveRequest): void {
  if (to === 'embedded') {
    if (!databaseUrl) refuse('DATABASE_URL is not set, so the site already uses the embedded database.')
    return
  }
  if (!/^postgres(ql)?:\/\//.test(to) || !URL.canParse(to))
    refuse('The target must be embedded, or look like postgres://user:password@host:5432/name.')
  if (databaseUrl)
    refuse(
      'DATABASE_URL is set, so the site already uses PostgreSQL. Only the embedded database moves there.',
    )
  if (!holdsDatabase(dataDirectory)) refuse(`There is no embedded database in ${dataDirectory} to move.`)
}

function refuse(sentence: string): never {
  throw new AppError('INVALID', sentence)
}
