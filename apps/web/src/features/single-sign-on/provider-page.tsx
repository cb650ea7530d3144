import { Card, Container, Skeleton, Stack } from '@mantine/core'
import type { SessionUser } from '@tallgrass/contracts'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { LoadError } from '../../ui/load-error'
import { FinishForm } from './finish-form'
import { LinkForm } from './link-form'
import { RefusalNotice } from './refusal-notice'
import { toRefusal } from './refusal-words'

interface ProviderPageProps {
  /** As the address says, which anyone may write. */
  refused: string | undefined
  /** Its name, to start again. */
  provider: string | undefined
  onSignedIn: (user: SessionUser, to: string | null) => void
}

/** Where people come back to from a provider, unless they are signed in: the next step, or why there is none. */
export function ProviderPage({ onSignedIn, provider, refused }: ProviderPageProps) {
  const reason = toRefusal(refused)
  return (
    <Container size="xs" py="var(--section)">
      <Card padding="lg">
        <Stack>
          {reason ? (
            <RefusalNotice reason={reason} provider={provider} />
          ) : (
            <NextStep onSignedIn={onSignedIn} />
          )}
        </Stack>
      </Card>
    </Container>
  )
}

function NextStep({ onSignedIn }: Pick<ProviderPageProps, 'onSignedIn'>) {
  const { data, error, refetch } = trpc.auth.providers.ticket.useQuery(undefined, detailQuery)
  const end = () => void refetch()
  if (data?.needs === 'password') return <LinkForm ticket={data} onSignedIn={onSignedIn} onEnded={end} />
  if (data?.needs === 'code') return <FinishForm ticket={data} onSignedIn={onSignedIn} onEnded={end} />
  if (data !== undefined) return <RefusalNotice reason="expired" provider={data?.provider.name} />
  if (error) return <LoadError onRetry={end}>Failed to load your sign-in. Please try again.</LoadError>
  return <Skeleton h="8rem" role="status" aria-label="Loading your sign-in" />
}
