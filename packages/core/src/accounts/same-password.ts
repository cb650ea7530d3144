import { AppError } from '@tallgrass/domain'

/** The refusal of a new password that is the old one, at the field that holds it. */
export function samePassword(path: string): AppError {
  const message = 'This is the password that you have already. Please choose another.'
  return new AppError('INVALID', message, { issues: [{ path, message }] })
}
