import { Card, Title } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { WaitingAgreement } from './waiting-agreement'
import classes from './waiting-for-you.module.css'
import { WaitingInvoice } from './waiting-invoice'
import type { WaitingItem } from './waiting-items'
import { WaitingTask } from './waiting-task'

export function WaitingForYou({ items }: { items: WaitingItem[] }) {
  return (
    <Card component="section" padding={0} aria-labelledby="waiting-for-you" className={classes.waiting}>
      <div className={classes.head}>
        <IconClock aria-hidden />
        <Title order={2} id="waiting-for-you">
          Waiting for you
        </Title>
      </div>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Item({ item }: { item: WaitingItem }) {
  if (item.kind === 'sign') return <WaitingAgreement agreement={item.agreement} />
  if (item.kind === 'pay') return <WaitingInvoice invoice={item.invoice} />
  return <WaitingTask task={item.task} toReview={item.kind === 'review'} />
}
