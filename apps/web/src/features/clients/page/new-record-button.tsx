import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'

/** Starts a new record for the client whose page is open; disabled while nothing can be made for it. */
export function NewRecordButton({
  children,
  disabled,
  onClick,
}: {
  children: string
  disabled: boolean
  onClick: () => void
}) {
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconPlus aria-hidden />}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
