import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { Identity } from '@tallgrass/contracts/account'
import { useRef, useState } from 'react'
import { focusMain } from '../../lib/focus-main'
import { detailQuery } from '../../lib/freshness'
import { providerAddress } from '../../lib/provider-address'
import { trpc } from '../../lib/trpc'
import { viewToken } from '../../lib/view-token'
import { lazyDialog } from '../../ui/lazy-dialog'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { IdentityList } from './identity-list'

const ConnectDialog = lazyDialog(() => import('./connect-dialog').then((module) => module.ConnectDialog))
const DisconnectDialog = lazyDialog(() =>
  import('./disconnect-dialog').then((module) => module.DisconnectDialog),
)

/** The accounts at providers that sign the reader in. Nothing where no provider is set up. */
export function SignInAccountsSection() {
  const { data: offers } = trpc.auth.providers.list.useQuery()
  const { data: identities } = trpc.auth.providers.identities.useQuery(undefined, detailQuery)
  const { data: ticket } = trpc.auth.providers.ticket.useQuery(undefined, detailQuery)
  const disconnecting = useDialogAbout<Identity>()
  const [later, setLater] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // An administrator who sees the portal of a contact changes nothing there.
  if (!offers || !identities || viewToken() !== null) return null
  const { providers } = offers
  if (providers.length === 0 && identities.length === 0) return null
  /** The section disappears with the last account of a provider that is no longer set up. */
  const takeFocus = () => (title.current ? title.current.focus() : focusMain())
  const free = providers.filter(({ label }) => !identities.some((identity) => identity.label === label))
  return (
    <Card component="section" aria-labelledby="sign-in-accounts">
      <Title order={2} size="h3" id="sign-in-accounts" ref={title} tabIndex={-1}>
        Sign-in accounts
      </Title>
      <Text c="dimmed" mb="md">
        Accounts of other services with which you can sign in here.
      </Text>
      <Stack>
        <IdentityList identities={identities} onDisconnect={disconnecting.open} />
        {free.length > 0 && (
          <Group>
            {free.map(({ label, name }) => (
              <Button
                key={name}
                component="a"
                href={providerAddress(name, { connects: true })}
                variant="default"
                leftSection={<IconLink aria-hidden />}
              >
                Connect {label}
              </Button>
            ))}
          </Group>
        )}
      </Stack>
      <ConnectDialog
        opened={ticket?.needs === 'connect' && !later}
        ticket={ticket ?? undefined}
        onClose={() => {
          setLater(true)
          takeFocus()
        }}
        onEnded={takeFocus}
      />
      <DisconnectDialog
        opened={disconnecting.opened}
        identity={disconnecting.about}
        onClose={disconnecting.close}
        onDisconnected={takeFocus}
      />
    </Card>
  )
}
