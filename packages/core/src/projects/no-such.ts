import { AppError } from '@tallgrass/domain'

/** For a project's part, or an invoice, that is not there, or belongs to somebody else. */
export function noSuch(entity: string): AppError {
  return new AppError('NOT_FOUND', `This ${entity} does not exist`)
}
