import { notify } from './notify'
import { errorCode, errorText } from './trpc-error'

interface Words {
  title?: string
  /** Where the server said nothing. */
  failed: string
}

/** Shows why a call was refused or failed, in the server's words if there are any. */
export function notifyRefusal(error: unknown, { failed, title = 'Error' }: Words) {
  notify({ title, message: errorText(error, failed), destructive: true })
}

/** The toast of a sign-in that was not taken: without an answer nobody knows whether the password is right. */
export function notifyRefusedSignIn(error: unknown) {
  const isAnswered = errorCode(error) !== undefined
  notifyRefusal(
    error,
    isAnswered
      ? { title: 'Login failed', failed: 'Invalid credentials' }
      : { title: 'Connection error', failed: 'Unable to connect to server' },
  )
}
