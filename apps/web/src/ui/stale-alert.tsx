import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface StaleAlertProps {
  /** What happened, and where the user's own version is. */
  text: string
  /** The version that someone else saved. */
  children: ReactNode
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Says that someone else has saved the record, and offers both versions. */
export function StaleAlert({ children, onKeepMine, onTakeTheirs, text }: StaleAlertProps) {
  return (
    <Alert
      ref={bringIntoView}
      color="amber"
      role="alert"
      icon={<IconUsers aria-hidden />}
      title="Changed by someone else"
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

/** The alert may be out of view, above the button that was pressed. */
function bringIntoView(alert: HTMLElement | null) {
  alert?.scrollIntoView({ block: 'nearest' })
}
