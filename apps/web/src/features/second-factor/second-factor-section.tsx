import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import type { SecondFactorState } from '@tallgrass/contracts/account'
import { useId, useState } from 'react'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { viewToken } from '../../lib/view-token'
import { lazyDialog } from '../../ui/lazy-dialog'
import { LoadError } from '../../ui/load-error'
import { RelativeTime } from '../../ui/relative-time'
import { StatusBadge } from '../../ui/status-badge'
import { PasskeysPart } from './passkeys/passkeys-part'

const RenewDialog = lazyDialog(() => import('./recovery/renew-dialog').then((module) => module.RenewDialog))

/** What the reader has beside their password. Not shown to an administrator who sees the portal as they do. */
export function SecondFactorSection() {
  return viewToken() === null && <OwnFactors />
}

function OwnFactors() {
  const heading = useId()
  const { data, error, refetch } = trpc.auth.secondFactor.state.useQuery(undefined, detailQuery)
  return (
    <Card component="section" aria-labelledby={heading}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h3" id={heading}>
          Two-factor sign-in
        </Title>
        {data && <OnOrOff state={data} />}
      </Group>
      <Text c="dimmed" mb="md" maw="var(--measure)">
        A second factor keeps your account closed to someone who knows your password. A passkey is both in
        one: it signs you in by itself.
      </Text>
      {!data && error && (
        <LoadError onRetry={() => void refetch()}>Failed to load. Please try again.</LoadError>
      )}
      {data && (
        <Stack gap="lg">
          {data.recoveryCodesLeft !== null && <Facts state={data} left={data.recoveryCodesLeft} />}
          <PasskeysPart />
        </Stack>
      )}
    </Card>
  )
}

function OnOrOff({ state }: { state: SecondFactorState }) {
  return state.recoveryCodesLeft === null ? (
    <StatusBadge tone="neutral" icon={<IconShieldOff aria-hidden />}>
      Off
    </StatusBadge>
  ) : (
    <StatusBadge tone="primary" icon={<IconShieldCheck aria-hidden />}>
      On
    </StatusBadge>
  )
}

function Facts({ left, state }: { left: number; state: SecondFactorState }) {
  const [renewing, setRenewing] = useState(false)
  return (
    <Stack gap="xs">
      {state.app && (
        <Text>
          Authenticator app added <RelativeTime at={state.app.addedAt} />.
        </Text>
      )}
      <Group gap="md">
        <Text>{left === 1 ? '1 recovery code left.' : `${left} recovery codes left.`}</Text>
        <Button variant="default" size="sm" onClick={() => setRenewing(true)}>
          New recovery codes
        </Button>
      </Group>
      <RenewDialog opened={renewing} onClose={() => setRenewing(false)} />
    </Stack>
  )
}
