import { Card, Stack, Title } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import type { WorkItem } from '@tallgrass/contracts'
import { useRef } from 'react'
import { counterQuery, listQuery } from '../../lib/freshness'
import { rowsOf } from '../../lib/rows-of'
import { trpc } from '../../lib/trpc'
import { lazyDialog } from '../../ui/lazy-dialog'
import { LoadError } from '../../ui/load-error'
import { ShowMore } from '../../ui/show-more'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { shownItems } from './work-item-calls'
import { type MoneyActions, WorkItemRow } from './work-item-row'
import classes from './work-items.module.css'

const CloseWorkItemDialog = lazyDialog(() =>
  import('./close-work-item-dialog').then((module) => module.CloseWorkItemDialog),
)

interface WorkItemsPanelProps {
  /** On the invoices screen: shows only items about money, with actions to resolve them there. */
  money?: MoneyActions
}

/** The items that need an administrator, newest first. Renders nothing if there are none. */
export function WorkItemsPanel({ money }: WorkItemsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const closing = useDialogAbout<WorkItem>()
  const counts = trpc.admin.workItems.counts.useQuery(undefined, counterQuery)
  const items = trpc.admin.workItems.list.useInfiniteQuery(
    shownItems({ money: money !== undefined }),
    listQuery,
  )
  const rows = rowsOf(items.data) ?? []
  const count = money ? counts.data?.money : counts.data?.open
  return (
    <>
      {items.error && (
        <LoadError onRetry={() => void items.refetch()}>
          Failed to load open items. Please try again.
        </LoadError>
      )}
      {rows.length > 0 && (
        <Card component="section" padding={0} aria-labelledby="waiting-for-us" className={classes.panel}>
          <div className={classes.head}>
            <IconClock aria-hidden />
            <Title order={2} id="waiting-for-us" ref={heading} tabIndex={-1}>
              Waiting for us{count !== undefined && ` (${count})`}
            </Title>
          </div>
          <ul className={classes.list}>
            {rows.map((item) => (
              <WorkItemRow key={item.id} item={item} money={money} onClose={() => closing.open(item)} />
            ))}
          </ul>
          <Stack p={items.hasNextPage ? 'md' : 0}>
            <ShowMore pages={items} />
          </Stack>
        </Card>
      )}
      <CloseWorkItemDialog
        item={closing.about}
        opened={closing.opened}
        onClose={() => {
          closing.close()
          // The focus returns to the button that opened the dialog, unless its row has disappeared.
          heading.current?.focus()
        }}
      />
    </>
  )
}
