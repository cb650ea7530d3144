import { notifyRefusal } from '../../lib/notify-refusal'

/** Nothing has changed, and nothing that was typed is lost. */
export function tellNotDone(title: string, error: unknown) {
  notifyRefusal(error, { title, failed: 'Unable to connect to server. Please try again.' })
}
