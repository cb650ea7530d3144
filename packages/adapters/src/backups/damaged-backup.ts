import { AppError } from '@tallgrass/domain'

const ADVICE = 'Nothing was restored from it. Use another copy or an earlier backup.'

export function incompleteBackup(): AppError {
  return new AppError('INVALID', `The backup is incomplete: its end is missing. ${ADVICE}`)
}

export function alteredBackup(cause?: unknown): AppError {
  return new AppError('INVALID', `The backup was altered after it was made. ${ADVICE}`, { cause })
}

/** With encryption, a missing end and a changed byte look the same. */
export function damagedBackup(cause?: unknown): AppError {
  return new AppError(
    'INVALID',
    `The backup was altered after it was made, or its end is missing. ${ADVICE}`,
    {
      cause,
    },
  )
}

/** Undamaged, but not as its own list of contents says. */
export function inconsistentBackup(what: string): AppError {
  return new AppError('INVALID', `The backup contradicts its list of contents: ${what}. ${ADVICE}`)
}
