import { notify } from './notify'
import { errorCode, errorText } from './trpc-error'

interface Words {
  title?: string
  /** The message if the server sent none. */
  failed: string
}

/** Shows why a call was refused or failed: the server's message if there is one, otherwise `failed`. */
export function notifyRefusal(error: unknown, { failed, title = 'Error' }: Words) {
  notify({ title, message: errorText(error, failed), destructive: true })
}

/** The toast for a refused sign-in. Without an answer it says nothing about the password. */
export function notifyRefusedSignIn(error: unknown) {
  const hasAnswer = errorCode(error) !== undefined
  notifyRefusal(
    error,
    hasAnswer
      ? { title: 'Login failed', failed: 'Invalid credentials' }
      : { title: 'Connection error', failed: 'Unable to connect to server' },
  )
}
