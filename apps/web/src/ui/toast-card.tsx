import { Notification } from '@mantine/core'
import { useDrag, useMergedRef } from '@mantine/hooks'
import { type NotificationData, notifications } from '@mantine/notifications'
import { useRef } from 'react'
import classes from './toast-card.module.css'

const SWIPE_PX = 50

interface ToastCardProps {
  toast: NotificationData
  /** Called while it is still there. */
  onClose: () => void
}

/** A toast that can be dismissed by its button or by a swipe to the right. */
export function ToastCard({ onClose, toast }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null)
  function close() {
    onClose()
    if (toast.id) notifications.hide(toast.id)
  }
  const { ref } = useDrag<HTMLDivElement>(
    ({ movement, last, canceled }) => {
      const distance = Math.max(0, movement[0])
      if (last && !canceled && distance > SWIPE_PX) return close()
      // Sets the style directly, so that the card follows the finger without a render.
      card.current?.style.setProperty('translate', last ? 'none' : `${distance}px`)
    },
    { axis: 'x', threshold: 5, filterTaps: true },
  )
  return (
    <Notification
      ref={useMergedRef(ref, card)}
      role="presentation"
      className={classes.toast}
      title={toast.title}
      {...(toast.color && { color: toast.color })}
      onClose={close}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {toast.message}
    </Notification>
  )
}
