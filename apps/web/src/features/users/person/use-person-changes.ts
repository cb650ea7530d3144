import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'

/** Everything that shows people. */
function usePeopleChanged() {
  const { admin } = trpc.useUtils()
  return () => Promise.all([admin.people.invalidate(), admin.users.invalidate()])
}

export function useEndSessionOf() {
  const words = { done: 'Session ended', failed: 'Failed to end the session' }
  return trpc.admin.people.endSession.useMutation(outcomeOf(usePeopleChanged(), words))
}

export function useEndSessionsOf() {
  const words = { done: 'Sessions ended', failed: 'Failed to end the sessions' }
  return trpc.admin.people.endSessions.useMutation(outcomeOf(usePeopleChanged(), words))
}

/** The dialog says what has happened. */
export function useRequirePassword() {
  const words = { failed: 'Failed to ask for a new password' }
  return trpc.admin.people.requirePassword.useMutation(outcomeOf(usePeopleChanged(), words))
}

export function useResetFactor() {
  const words = { done: 'Second factor reset', failed: 'Failed to reset the second factor' }
  return trpc.admin.people.resetFactor.useMutation(outcomeOf(usePeopleChanged(), words))
}

export function useDeactivatePerson() {
  const words = { done: 'Administrator deactivated', failed: 'Failed to deactivate', tellsStale: true }
  return trpc.admin.people.deactivate.useMutation(outcomeOf(usePeopleChanged(), words))
}

export function useReactivatePerson() {
  const words = { done: 'Administrator reactivated', failed: 'Failed to reactivate', tellsStale: true }
  return trpc.admin.people.reactivate.useMutation(outcomeOf(usePeopleChanged(), words))
}
