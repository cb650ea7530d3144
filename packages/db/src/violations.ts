/** True if the error is a duplicate that PostgreSQL refused under this unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return isViolation(error, '23505', constraint)
}

/** True if the error is an overlap that PostgreSQL refused under this exclusion constraint. */
export function isExclusionViolation(error: unknown, constraint: string): boolean {
  return isViolation(error, '23P01', constraint)
}

function isViolation(error: unknown, code: string, constraint: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === code &&
    'constraint' in error &&
    error.constraint === constraint
  )
}

/** True if a row was locked by another transaction, and the statement was not to wait for it. */
export function isLockUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}
