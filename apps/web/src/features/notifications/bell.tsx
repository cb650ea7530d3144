import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { tabCounterQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import buttonClasses from '../../ui/icon-button.module.css'
import { lazyDialog } from '../../ui/lazy-dialog'
import classes from './bell.module.css'
import { shownCount } from './shown-count'
import { useCountInTitle } from './use-count-in-title'

const NotificationsDrawer = lazyDialog(() =>
  import('./notifications-drawer').then((module) => module.NotificationsDrawer),
)

/** Says how much is new, and opens what the reader was told. */
export function Bell({ isSignedIn }: { isSignedIn: boolean }) {
  const [opened, drawer] = useDisclosure(false)
  const { data } = trpc.portal.notifications.unread.useQuery(undefined, {
    ...tabCounterQuery,
    enabled: isSignedIn,
  })
  const unread = data?.unread ?? 0
  useCountInTitle(unread)
  return (
    <>
      <button
        type="button"
        className={`${buttonClasses.button} mantine-active ${classes.bell}`}
        aria-label={unread > 0 ? `Notifications, ${shownCount(unread)} unread` : 'Notifications'}
        aria-haspopup="dialog"
        onClick={drawer.open}
      >
        <IconBell aria-hidden />
        {unread > 0 && (
          <span className={classes.count} aria-hidden>
            {shownCount(unread)}
          </span>
        )}
      </button>
      <NotificationsDrawer opened={opened} unread={unread} onClose={drawer.close} />
    </>
  )
}
