import { AppError } from '@tallgrass/domain'

/** INVALID, so that the page keeps the session: what was entered in this field is wrong. */
export function refusedField(path: string, message: string): AppError {
  return new AppError('INVALID', message, { issues: [{ path, message }] })
}
