import { Group, Text } from '@mantine/core'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { viewToken } from '../../lib/view-token'
import { ActionButton } from '../../ui/action-button'
import { DetailDrawer } from '../../ui/detail-drawer'
import { PagedList } from '../../ui/paged-list'
import { NotificationItem } from './notification-item'
import classes from './notifications-drawer.module.css'
import { useMarkRead } from './use-mark-read'

interface NotificationsDrawerProps {
  opened: boolean
  unread: number
  onClose: () => void
}

export function NotificationsDrawer({ opened, onClose, unread }: NotificationsDrawerProps) {
  const pages = trpc.portal.notifications.list.useInfiniteQuery({}, { ...listQuery, enabled: opened })
  const { isMarking, markRead } = useMarkRead()
  return (
    <DetailDrawer opened={opened} onClose={onClose} title="Notifications">
      <PagedList
        pages={pages}
        noun="your notifications"
        gap="sm"
        empty={<Text c="dimmed">You have no notifications from the last 90 days.</Text>}
      >
        {(rows) => (
          <>
            <Group justify="space-between">
              <Text size="sm" c="dimmed">
                From the last 90 days
              </Text>
              <ActionButton
                variant="default"
                size="compact-sm"
                disabled={unread === 0 || viewToken() !== null}
                loading={isMarking}
                onClick={() => markRead()}
              >
                Mark all as read
              </ActionButton>
            </Group>
            <ul className={classes.list}>
              {rows.map((row) => (
                <NotificationItem
                  key={row.id}
                  notification={row}
                  onOpen={() => {
                    if (row.readAt === null && viewToken() === null) markRead([row.id])
                    onClose()
                  }}
                />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </DetailDrawer>
  )
}
