import { AppError, type StaleEdit } from './errors.ts'

/** Throws CONFLICT with both sides when `theirs` is no longer the version that `yours` was made on. */
export function ensureFresh(entity: string, details: StaleEdit): void {
  if (details.yours.version === details.theirs.version) return
  throw new AppError('CONFLICT', `This ${entity} has changed since you opened it. Please try again.`, {
    details,
  })
}
