import { notifyRefusal } from '../../lib/notify-refusal'

/** Shows why a call was not booked, changed or cancelled. The form keeps its input. */
export function notifyCallError(title: string, error: unknown) {
  notifyRefusal(error, { title, failed: 'Unable to connect to server. Please try again.' })
}
