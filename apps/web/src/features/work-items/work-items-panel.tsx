import { Card, Stack, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { WorkItem } from '@tallgrass/contracts'
import { useRef } from 'react'
import { counterQuery, listQuery } from '../../lib/freshness'
import { rowsOf } from '../../lib/rows-of'
import { trpc } from '../../lib/trpc'
import { LoadError } from '../../ui/load-error'
import { ShowMore } from '../../ui/show-more'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { CloseWorkItemDialog } from './close-work-item-dialog'
import { WorkItemRow } from './work-item-row'
import classes from './work-items.module.css'

const ITEMS_AT_ONCE = 10

interface WorkItemsPanelProps {
  onRefund: (payment: { paymentId: string; refundable: string }) => void
  onInvoice: (id: string) => void
}

/** What an administrator has to settle by hand. Nothing at all where there is nothing. */
export function WorkItemsPanel({ onInvoice, onRefund }: WorkItemsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const closing = useDialogAbout<WorkItem>()
  const counts = trpc.admin.workItems.counts.useQuery(undefined, counterQuery)
  const items = trpc.admin.workItems.list.useInfiniteQuery({ limit: ITEMS_AT_ONCE }, listQuery)
  const rows = rowsOf(items.data) ?? []
  return (
    <>
      {items.error && (
        <LoadError onRetry={() => void items.refetch()}>
          Failed to load what needs your attention. Please try again.
        </LoadError>
      )}
      {rows.length > 0 && (
        <Card component="section" padding={0} aria-labelledby="needs-attention" className={classes.panel}>
          <div className={classes.head}>
            <IconAlertTriangle aria-hidden />
            <Title order={2} id="needs-attention" ref={heading} tabIndex={-1}>
              Needs your attention{counts.data && ` (${counts.data.open})`}
            </Title>
          </div>
          <ul className={classes.list}>
            {rows.map((item) => (
              <WorkItemRow
                key={item.id}
                item={item}
                onRefund={onRefund}
                onInvoice={onInvoice}
                onClose={() => closing.open(item)}
              />
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
          // The focus returns to the button that opened the dialog, unless its row has gone.
          heading.current?.focus()
        }}
      />
    </>
  )
}
