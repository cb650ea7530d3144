import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { lazyDialog } from '../../../ui/lazy-dialog'

const SubscribeDialog = lazyDialog(() =>
  import('./subscribe-dialog').then((module) => module.SubscribeDialog),
)

export function SubscribeButton() {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconCalendarPlus aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Subscribe in your calendar
      </Button>
      <SubscribeDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onRevoked={() => button.current?.focus()}
      />
    </>
  )
}
