import type { Role } from '@tallgrass/domain'
import { Fragment, type ReactNode, useState } from 'react'
import { viewToken } from '../../lib/view-token'
import { lazyPart } from '../../ui/lazy-part'
import { PageSpinner } from '../../ui/page-spinner'
import { useAuth } from './auth-context'
import { useRefusal } from './ended/use-refusal'
import { LeavePortal } from './leave-portal'

const SessionQuestion = lazyPart(() =>
  import('./ended/session-question').then((module) => module.SessionQuestion),
)
const ViewEnded = lazyPart(() => import('./ended/view-ended').then((module) => module.ViewEnded))

/**
 * Guards a mounted layout: redirects home when the user signs out or the role changes, and asks for the password when
 * the session has ended. An administrator's view of a contact's portal just ends.
 */
export function RoleGate({ allow, children }: { allow: Role; children: ReactNode }) {
  const { user, loading } = useAuth()
  // A session that ended before the portal opened, or that its reader gives up, is no sign-out.
  const [isDropped, setDropped] = useState(!user)
  const { refusal, wasRefused } = useRefusal(user?.id)
  if (loading) return <PageSpinner label="Checking your session" />
  const isView = viewToken() !== null
  if (isView && !user) return <ViewEnded />
  if (user?.role !== allow) return <LeavePortal keepsWay={isDropped && !user} />
  // Remounts for another user with the same role, so that no state of the previous user is shown.
  return (
    <Fragment key={user.id}>
      {children}
      {wasRefused && isView && <ViewEnded />}
      {wasRefused && !isView && (
        <SessionQuestion user={user} refusal={refusal} onLeave={() => setDropped(true)} />
      )}
    </Fragment>
  )
}
