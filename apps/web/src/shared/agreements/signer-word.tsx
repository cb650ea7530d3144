import type { UserId } from '@tallgrass/domain'
import { useSessionUser } from '../../lib/use-session-user'

/** 'you', or the name of the one who signs for the client. */
export function SignerWord({ id, name }: { id: UserId | null; name: string | null }) {
  return useSessionUser()?.id === id ? 'you' : name
}
