import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'

/** The title of a row, as a button that opens its details. */
export function RowOpener({ children, onOpen }: { children: ReactNode; onOpen: () => void }) {
  return (
    <Anchor
      component="button"
      type="button"
      fz="inherit"
      fw="inherit"
      c="var(--text)"
      ta="left"
      underline="hover"
      onClick={onOpen}
      aria-haspopup="dialog"
    >
      {children}
    </Anchor>
  )
}
