import { VisuallyHidden } from '@mantine/core'
import type { Notification } from '@tallgrass/contracts'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { RelativeTime } from '../../ui/relative-time'
import classes from './notifications-drawer.module.css'

interface NotificationItemProps {
  notification: Notification
  /** Called before its page opens. */
  onOpen: () => void
}

export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { createdAt, path, readAt, sentence } = notification
  const router = useRouter()
  function open(event: MouseEvent) {
    onOpen()
    // In a new tab, the browser opens it.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ href: path })
  }
  return (
    <li className={classes.item} data-unread={readAt === null || undefined}>
      <a href={path} className={classes.link} onClick={open}>
        {readAt === null && <VisuallyHidden component="span">Unread: </VisuallyHidden>}
        {sentence}
      </a>
      <span className={classes.time}>
        <RelativeTime at={createdAt} />
      </span>
    </li>
  )
}
