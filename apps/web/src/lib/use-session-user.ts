import { trpc } from './trpc'

/** Who is signed in, as the last session check found them. Asks no server. */
export function useSessionUser() {
  return trpc.auth.session.useQuery(undefined, { enabled: false }).data ?? undefined
}
