import { notify } from './notify'
import { errorCode, errorText } from './trpc-error'

/** The toast of a form that was not taken: the server's sentence, or that it could not be reached. */
export function notifyRefusal(error: unknown, { message, title }: { title: string; message: string }) {
  if (errorCode(error) === undefined) {
    return notify({ title: 'Connection error', message: 'Unable to connect to server', destructive: true })
  }
  notify({ title, message: errorText(error, message), destructive: true })
}
