import { countOf } from '@tallgrass/domain'
import { notify } from '../../lib/notify'
import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'

export function useEndSession() {
  const { auth } = trpc.useUtils()
  const words = { done: 'Session ended', failed: 'Failed to end the session. Please try again.' }
  return trpc.auth.sessions.end.useMutation(outcomeOf(() => auth.sessions.invalidate(), words))
}

export function useEndOtherSessions() {
  const { auth } = trpc.useUtils()
  const failed = 'Failed to end the sessions. Please try again.'
  return trpc.auth.sessions.endOthers.useMutation({
    ...outcomeOf(() => auth.sessions.invalidate(), { failed }),
    async onSuccess({ ended }) {
      await auth.sessions.invalidate()
      notify({ title: 'Signed out elsewhere', message: `${countOf(ended, 'session')} ended.` })
    },
  })
}
