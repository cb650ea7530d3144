import { AppError, type StaleEdit } from './errors.ts'

/** Throws CONFLICT with both sides if `theirs` is not the version that `yours` is based on. */
export function ensureFresh(entity: string, details: StaleEdit): void {
  if (details.yours.version === details.theirs.version) return
  throw new AppError('CONFLICT', `This ${entity} has changed since you opened it. Please try again.`, {
    details,
  })
}
