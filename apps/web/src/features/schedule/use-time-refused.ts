import { trpc } from '../../lib/trpc'
import { errorCode, errorText, fieldErrors } from '../../lib/trpc-error'

/** Returns true if the error is about the chosen time. Shows it at the times and reloads them. */
export function useTimeRefused(refuse: (message: string) => void) {
  const utils = trpc.useUtils()
  return (error: unknown): boolean => {
    const refused = errorCode(error) === 'CONFLICT' || 'start' in fieldErrors(error)
    if (refused) {
      void utils.chat.slots.invalidate()
      refuse(errorText(error, ''))
    }
    return refused
  }
}
