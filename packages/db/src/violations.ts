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

/** Of a lock that a statement was not to wait for, of a deadlock, and of rows that changed since they were read. */
const LOST_TO_ANOTHER = ['55P03', '40P01', '40001']

/** True if the transaction had to give way to another one. It changed nothing, and may succeed if it is retried. */
export function isLostToAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOST_TO_ANOTHER.some((code) => code === error.code)
}
