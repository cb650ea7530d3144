import { AppError } from '@tallgrass/domain'

/** The refusal for a part of a project, or an invoice, that does not exist or is someone else's. */
export function noSuch(entity: string): AppError {
  return new AppError('NOT_FOUND', `This ${entity} does not exist`)
}
