import type { Role } from '@tallgrass/domain'
import { redirect } from '@tanstack/react-router'
import { ensureSession } from './session'

/** For `beforeLoad`: redirects other users home before any data is fetched. Keeps the history state. */
export async function requireRole(
  role: Role,
  { context, location }: { context: Parameters<typeof ensureSession>[0]; location: { state: object } },
) {
  const user = await ensureSession(context)
  if (user?.role !== role) throw redirect({ to: '/', replace: true, state: { ...location.state } })
}
