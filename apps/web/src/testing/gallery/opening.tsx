import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'

interface OpeningProps {
  children: (dialog: { opened: boolean; onClose: () => void }) => ReactNode
}

/** A button that opens a dialog or a drawer. */
export function Opening({ children }: OpeningProps) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Open
      </Button>
      {children({ opened, onClose: () => setOpened(false) })}
    </>
  )
}
