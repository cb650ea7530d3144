import { Anchor, Group } from '@mantine/core'
import type { User } from '@tallgrass/contracts'
import { useState } from 'react'
import { UnconfirmedBadge } from '../../shared/contacts/unconfirmed-badge'
import { lazyDialog } from '../../ui/lazy-dialog'

const ConfirmAddressDialog = lazyDialog(() =>
  import('../../shared/contacts/confirm-address-dialog').then((module) => module.ConfirmAddressDialog),
)

/** Says that someone has not confirmed their address, and lets an administrator do so who knows them. */
export function ConfirmAddress({ user }: { user: User }) {
  const [asking, setAsking] = useState(false)
  return (
    <Group gap="xs">
      <UnconfirmedBadge />
      <Anchor
        component="button"
        type="button"
        fz="sm"
        aria-label={`Confirm the address of ${user.name}`}
        onClick={() => setAsking(true)}
      >
        Confirm
      </Anchor>
      <ConfirmAddressDialog person={user} opened={asking} onClose={() => setAsking(false)} />
    </Group>
  )
}
