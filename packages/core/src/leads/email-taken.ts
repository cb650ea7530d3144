import { AppError } from '@tallgrass/domain'

const MESSAGE = 'Another lead has this email address'

/** The refusal of an address that another lead has. */
export function emailTaken(cause?: unknown): AppError {
  return new AppError('CONFLICT', MESSAGE, { cause, issues: [{ path: 'email', message: MESSAGE }] })
}
