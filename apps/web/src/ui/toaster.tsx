import '@mantine/notifications/styles.layer.css'
import { Portal } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Notifications, notifications } from '@mantine/notifications'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { registerToaster, type Toast } from '../lib/notify'
import { ToastCard } from './toast-card'
import classes from './toaster.module.css'

const VISIBLE_MS = 5000

/** Shows one toast at a time. F8 moves the focus here from anywhere, and the toast then stays. */
export function Toaster() {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef<EventTarget>(null)
  const [hasFocus, setHasFocus] = useState(false)
  useHotkeys([['F8', () => region.current?.focus()]], [])
  useEffect(
    () =>
      registerToaster((toast) => {
        // A toast that is removed takes the focus with it, without an event.
        setHasFocus(document.activeElement === region.current)
        showToast(toast)
      }),
    [],
  )

  function enter({ relatedTarget }: FocusEvent) {
    setHasFocus(true)
    if (!region.current?.contains(relatedTarget)) before.current = relatedTarget
  }
  /** A toast that is closed takes the focus with it. */
  function giveFocusBack() {
    if (!region.current?.contains(document.activeElement)) return
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  return (
    <Portal>
      <section
        ref={region}
        aria-label="Notifications (F8)"
        tabIndex={-1}
        className={classes.region}
        onFocus={enter}
        onBlur={() => setHasFocus(false)}
      >
        <Notifications
          withinPortal={false}
          limit={1}
          autoClose={hasFocus ? false : VISIBLE_MS}
          transitionDuration={0}
          allowDragDismiss={false}
          allowScrollDismiss={false}
          // Only this layout pauses the timer while a toast has the focus.
          layout="stacked"
          renderNotification={(toast) => <ToastCard toast={toast} onClose={giveFocusBack} />}
        />
      </section>
    </Portal>
  )
}

function showToast({ title, message, destructive = false }: Toast) {
  notifications.clean() // with the limit alone, the new toast would wait for the old one
  notifications.show({
    title,
    message: message ?? '',
    color: destructive ? 'danger' : 'primary',
    role: destructive ? 'alert' : 'status',
  })
}
