import { Button } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { viewToken } from '../../lib/view-token'
import { lazyDialog } from '../../ui/lazy-dialog'

const EnableDialog = lazyDialog(() => import('./app/enable-dialog').then((module) => module.EnableDialog))
const TurnOffDialog = lazyDialog(() => import('./app/turn-off-dialog').then((module) => module.TurnOffDialog))

/** Turns the authenticator app on or off. */
export function TwoFactorButton() {
  const isView = viewToken() !== null
  const { data } = trpc.auth.secondFactor.state.useQuery(undefined, { ...detailQuery, enabled: !isView })
  const [asked, setAsked] = useState<'on' | 'off'>()
  const isOn = data?.app != null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShieldLock aria-hidden />}
        disabled={isView}
        onClick={() => setAsked(isOn ? 'off' : 'on')}
      >
        {isOn ? 'Turn off two-factor' : 'Enable two-factor'}
      </Button>
      <EnableDialog opened={asked === 'on'} onClose={() => setAsked(undefined)} />
      <TurnOffDialog opened={asked === 'off'} onClose={() => setAsked(undefined)} />
    </>
  )
}
