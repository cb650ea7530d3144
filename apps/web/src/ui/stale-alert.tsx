import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface StaleAlertProps {
  /** What has happened, and where yours is. */
  text: string
  /** What somebody else has saved. */
  children: ReactNode
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else has saved meanwhile: theirs, and the choice. */
export function StaleAlert({ children, onKeepMine, onTakeTheirs, text }: StaleAlertProps) {
  return (
    <Alert
      ref={bringIntoView}
      color="amber"
      role="alert"
      icon={<IconUsers aria-hidden />}
      title="Changed by somebody else"
    >
      <Stack gap="sm">
        <span>{text}</span>
        {children}
        <Group gap="sm">
          <Button size="sm" onClick={onKeepMine}>
            Save mine instead
          </Button>
          <Button size="sm" variant="default" onClick={onTakeTheirs}>
            Use theirs
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

/** It moves the button that was pressed, and may be out of sight itself. */
function bringIntoView(alert: HTMLElement | null) {
  alert?.scrollIntoView({ block: 'nearest' })
}
