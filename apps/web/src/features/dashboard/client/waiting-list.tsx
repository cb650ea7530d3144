import { Card, Title } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import type { WaitingItem } from '@tallgrass/contracts/waiting-items'
import { useId } from 'react'
import { WaitingAgreement } from './waiting-agreement'
import { WaitingInvoice } from './waiting-invoice'
import classes from './waiting-list.module.css'
import { WaitingTask } from './waiting-task'

interface WaitingListProps {
  items: WaitingItem[]
  /** False for what the client's colleagues have to do. */
  own: boolean
}

/** What waits for this client, or for their colleagues. */
export function WaitingList({ items, own }: WaitingListProps) {
  const heading = useId()
  if (items.length === 0) return null
  return (
    <Card
      component="section"
      padding={0}
      aria-labelledby={heading}
      className={classes.waiting}
      data-own={own}
    >
      <div className={classes.head}>
        <IconClock aria-hidden />
        <Title order={2} id={heading}>
          {own ? 'Waiting for you' : 'Waiting for your colleagues'}
        </Title>
      </div>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} own={own} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Item({ item, own }: { item: WaitingItem; own: boolean }) {
  if (item.kind === 'sign') return <WaitingAgreement agreement={item.agreement} />
  if (item.kind === 'pay') return <WaitingInvoice invoice={item.invoice} />
  return <WaitingTask task={item.task} toReview={item.kind === 'review'} own={own} />
}
