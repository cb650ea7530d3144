import { trpc } from '../../lib/trpc'
import { errorCode, errorText, fieldErrors } from '../../lib/trpc-error'

/** Tells a refusal of the time from every other: then the list is out of date and is loaded again. */
export function useTimeRefused(refuse: (sentence: string) => void) {
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
