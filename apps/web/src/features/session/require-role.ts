import type { Role } from '@tallgrass/domain'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { ensureSession, type SessionContext } from './session'
import { wantedState } from './wanted-state'

interface Visit {
  context: SessionContext
  location: ParsedLocation
}

/** For `beforeLoad`: redirects signed-out visitors home, where they can sign in and go on. */
export async function requireUser({ context, location }: Visit) {
  const user = await ensureSession(context)
  if (!user) throw redirect({ to: '/', replace: true, state: wantedState(location) })
  return user
}

/** For `beforeLoad`: redirects other users home before any data is fetched. Keeps the history state. */
export async function requireRole(role: Role, visit: Visit) {
  const user = await requireUser(visit)
  if (user.role !== role) throw redirect({ to: '/', replace: true, state: { ...visit.location.state } })
}
