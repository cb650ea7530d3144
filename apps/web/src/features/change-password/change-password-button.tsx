import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import type { SessionUser } from '@tallgrass/contracts'
import { useState } from 'react'
import { viewToken } from '../../lib/view-token'
import { OfferInView } from '../../shared/contacts/offer-in-view'
import { lazyDialog } from '../../ui/lazy-dialog'

const ChangePasswordDialog = lazyDialog(() =>
  import('./change-password-dialog').then((module) => module.ChangePasswordDialog),
)

export function ChangePasswordButton({ user }: { user: SessionUser }) {
  const [opened, setOpened] = useState(false)
  if (viewToken() !== null) return <OfferInView label="Change password" deed="changes" />
  return (
    <>
      <Button variant="default" leftSection={<IconKey aria-hidden />} onClick={() => setOpened(true)}>
        Change password
      </Button>
      <ChangePasswordDialog user={user} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
