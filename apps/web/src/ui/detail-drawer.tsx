import { Drawer, Stack } from '@mantine/core'
import { type ReactNode, type RefObject, useRef } from 'react'
import classes from './detail-drawer.module.css'
import { Layer, useLayer } from './layers'

interface DetailDrawerProps {
  opened: boolean
  onClose: () => void
  title: string
  /** False while a dialog is open on top of it. */
  closeOnEscape?: boolean
  /** Gets the focus when the drawer closes and the button that opened it is gone. */
  fallback?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The details of one row of a list, beside the list. Full screen on a phone. */
export function DetailDrawer(props: DetailDrawerProps) {
  const { opened, onClose, title, closeOnEscape = true, fallback, children } = props
  const { cover, isCovered } = useLayer()
  const content = useRef<HTMLDivElement>(null)
  function keepFocus() {
    const { activeElement, body } = document
    const drawer = content.current?.closest('[role="dialog"]')
    if (activeElement === body || drawer?.contains(activeElement)) fallback?.current?.focus()
  }
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      closeOnEscape={closeOnEscape && !isCovered}
      onExitTransitionEnd={keepFocus}
      position="right"
      size="min(38rem, 100vw)"
      padding="lg"
      classNames={{ title: classes.title, body: classes.body }}
    >
      <Stack gap="lg" ref={content}>
        <Layer value={cover}>{children}</Layer>
      </Stack>
    </Drawer>
  )
}
