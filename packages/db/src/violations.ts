/** Whether the error is PostgreSQL's refusal of a duplicate under the named constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return isViolation(error, '23505', constraint)
}

/** Whether the error is PostgreSQL's refusal of something that overlaps under the named constraint. */
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
