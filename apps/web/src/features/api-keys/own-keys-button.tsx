import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import type { Role } from '@tallgrass/domain'
import { useState } from 'react'
import { viewToken } from '../../lib/view-token'
import { lazyDialog } from '../../ui/lazy-dialog'

const OwnKeysDrawer = lazyDialog(() => import('./own-keys-drawer').then((module) => module.OwnKeysDrawer))

/** Not shown to an administrator who sees the portal as its reader does. */
export function OwnKeysButton({ role }: { role: Role }) {
  const [opened, setOpened] = useState(false)
  if (viewToken() !== null) return null
  return (
    <>
      <Button variant="default" leftSection={<IconKey aria-hidden />} onClick={() => setOpened(true)}>
        API keys
      </Button>
      <OwnKeysDrawer role={role} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
