import { Button } from '@mantine/core'
import { IconLinkOff, IconLock } from '@tabler/icons-react'
import type { SessionUser } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { QuietNotice } from '../../../ui/quiet-notice'

interface NoDocumentProps {
  /** True if the page was opened by an emailed link. */
  linked: boolean
  user: SessionUser | null
  onSignIn: () => void
}

/** Shown for a missing document and for one that belongs to someone else, without revealing which it is. */
export function NoDocument({ linked, onSignIn, user }: NoDocumentProps) {
  const home = (
    <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
      Go to Homepage
    </Button>
  )
  const signIn = <Button onClick={onSignIn}>Sign in</Button>
  if (!user && !linked) {
    return (
      <QuietNotice
        icon={<IconLock aria-hidden />}
        title="Sign in to see this document"
        text="This document is for one person only. Sign in with the account it was sent to, or open the link you received."
        actions={
          <>
            {signIn}
            {home}
          </>
        }
      />
    )
  }
  return (
    <QuietNotice
      icon={<IconLinkOff aria-hidden />}
      title="This signing link is not valid"
      text={
        user
          ? `There is no such document for ${user.email}. Open the full link again, or ask us for a new one.`
          : 'Open the full link again, or sign in with the account it was sent to.'
      }
      actions={
        <>
          {!user && signIn}
          {user?.role === 'CLIENT' && (
            <Button renderRoot={(props) => <Link to="/portal/agreements" {...props} />}>
              Your Agreements
            </Button>
          )}
          {home}
        </>
      }
    />
  )
}
