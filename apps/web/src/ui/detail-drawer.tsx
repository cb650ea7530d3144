import { Drawer, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './detail-drawer.module.css'

interface DetailDrawerProps {
  opened: boolean
  onClose: () => void
  title: string
  /** False while a dialog stands on top of it. */
  closeOnEscape?: boolean
  children: ReactNode
}

/** All about one row of a list, beside the list; the whole screen on a phone. */
export function DetailDrawer({ opened, onClose, title, closeOnEscape = true, children }: DetailDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      closeOnEscape={closeOnEscape}
      position="right"
      size="min(38rem, 100vw)"
      padding="lg"
      classNames={{ title: classes.title, body: classes.body }}
    >
      <Stack gap="lg">{children}</Stack>
    </Drawer>
  )
}
