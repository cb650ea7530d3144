import { notify } from './notify'
import { errorCode, errorText } from './trpc-error'

interface Words {
  title: string
  /** Where the server said nothing. */
  message: string
}

/** The toast of a form that was not taken. */
export function notifyRefusal(error: unknown, { message, title }: Words) {
  notify({ title, message: errorText(error, message), destructive: true })
}

/** The toast of a sign-in that was not taken: without an answer nobody knows whether the password is right. */
export function notifyRefusedSignIn(error: unknown) {
  const isAnswered = errorCode(error) !== undefined
  notifyRefusal(
    error,
    isAnswered
      ? { title: 'Login failed', message: 'Invalid credentials' }
      : { title: 'Connection error', message: 'Unable to connect to server' },
  )
}
