import type { Role } from '@tallgrass/domain'
import { Navigate, useLocation } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { PageSpinner } from '../../ui/page-spinner'
import { useAuth } from './auth-context'

/** The guard of a layout while it is on the screen: a session that ends or a role that changes ends the visit. */
export function RoleGate({ allow, children }: { allow: Role; children: ReactNode }) {
  const { user, loading } = useAuth()
  const state = useLocation({ select: (location) => location.state })
  if (loading) return <PageSpinner label="Checking your session" />
  if (user?.role !== allow) return <Navigate to="/" replace state={state} />
  // Another person with the same role sees nothing of the last one.
  return <Fragment key={user.id}>{children}</Fragment>
}
