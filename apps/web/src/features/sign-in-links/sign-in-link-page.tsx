import { Button, Card, Container, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { SessionUser } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { LoadError } from '../../ui/load-error'
import { UseLink } from './use-link'

interface SignInLinkPageProps {
  token: string | undefined
  onSignedIn: (user: SessionUser) => void
}

/** Every state of a mailed sign-in link. It is used by a button, because scanners of mails open links as well. */
export function SignInLinkPage({ onSignedIn, token }: SignInLinkPageProps) {
  return (
    <Container size="xs" py="var(--section)">
      <Card padding="lg">
        <Stack>{token ? <OpenedLink token={token} onSignedIn={onSignedIn} /> : <Incomplete />}</Stack>
      </Card>
    </Container>
  )
}

function OpenedLink({ onSignedIn, token }: { token: string } & Pick<SignInLinkPageProps, 'onSignedIn'>) {
  const { data, error, refetch } = trpc.auth.links.get.useQuery({ token }, detailQuery)
  if (data?.state === 'ready') {
    return <UseLink token={token} onSignedIn={onSignedIn} onEnded={() => void refetch()} />
  }
  if (data?.state === 'elsewhere') {
    return (
      <Notice title="You asked for this link in another browser">
        Open the link there. Or type the six-digit code from the email there, where you asked for it.
      </Notice>
    )
  }
  if (data) {
    return (
      <Notice title="This link no longer works" action={<BackToSignIn />}>
        It has expired or was already used. Links work once and for 15 minutes. Please ask for a new one.
      </Notice>
    )
  }
  if (error) {
    return <LoadError onRetry={() => void refetch()}>Failed to check the link. Please try again.</LoadError>
  }
  return <Skeleton h="8rem" role="status" aria-label="Checking your link" />
}

function Incomplete() {
  return (
    <Notice title="This link is incomplete" action={<BackToSignIn />}>
      Open the full link from your email, or ask for a new one.
    </Notice>
  )
}

interface NoticeProps {
  title: string
  children: ReactNode
  action?: ReactNode
}

function Notice({ action, children, title }: NoticeProps) {
  return (
    <>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text>{children}</Text>
      {action}
    </>
  )
}

function BackToSignIn() {
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/" state={{ openLogin: 'customer' }} {...props} />}
    >
      Back to sign-in
    </Button>
  )
}
