import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { Preformatted } from '../../ui/preformatted'
import type { KnownNotes } from './notes-draft'

interface StaleNotesProps {
  theirs: KnownNotes
  onKeepMine: (version: number) => void
  onTakeTheirs: () => void
}

/** Beside what was typed: what somebody else has saved meanwhile, and the choice. */
export function StaleNotes({ onKeepMine, onTakeTheirs, theirs }: StaleNotesProps) {
  return (
    <Alert
      ref={bringIntoView}
      color="amber"
      role="alert"
      icon={<IconUsers aria-hidden />}
      title="Changed by somebody else"
    >
      <Stack gap="sm">
        <span>
          While you were writing, these notes were saved for the lead. Yours still stand in the field above:
          take over what you need before you decide.
        </span>
        <Preformatted>{theirs.notes ?? 'No notes any more'}</Preformatted>
        <Group gap="sm">
          <Button size="sm" onClick={() => onKeepMine(theirs.version)}>
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

/** It pushes the button that was pressed out of sight, and may be out of sight itself. */
function bringIntoView(alert: HTMLElement | null) {
  alert?.scrollIntoView({ block: 'nearest' })
}
