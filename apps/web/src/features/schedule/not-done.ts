import { notify } from '../../lib/notify'
import { errorText } from '../../lib/trpc-error'

/** Nothing has changed, and nothing that was typed is lost. */
export function tellNotDone(title: string, error: unknown) {
  const message = errorText(error, 'Unable to connect to server. Please try again.')
  notify({ title, message, destructive: true })
}
