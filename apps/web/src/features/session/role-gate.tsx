import type { Role } from '@tallgrass/domain'
import { Navigate, useLocation } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { PageSpinner } from '../../ui/page-spinner'
import { useAuth } from './auth-context'

/** Guards a mounted layout: redirects home when the session ends or the role changes. */
export function RoleGate({ allow, children }: { allow: Role; children: ReactNode }) {
  const { user, loading } = useAuth()
  const state = useLocation({ select: (location) => location.state })
  if (loading) return <PageSpinner label="Checking your session" />
  if (user?.role !== allow) return <Navigate to="/" replace state={state} />
  // Remounts for another user with the same role, so that no state of the previous user is shown.
  return <Fragment key={user.id}>{children}</Fragment>
}
