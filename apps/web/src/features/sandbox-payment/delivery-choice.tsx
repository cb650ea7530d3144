import { NativeSelect } from '@mantine/core'
import { type NoticeDelivery, noticeDeliveries } from '@tallgrass/domain'
import type { ComponentProps } from 'react'
import classes from './sandbox.module.css'

const words: Record<NoticeDelivery, string> = {
  once: 'Once, immediately',
  twice: 'Twice',
  late: 'After one minute',
  shuffled: 'Out of order',
}
const choices = noticeDeliveries.map((delivery) => ({ value: delivery, label: words[delivery] }))

/** Simulates the ways in which payment providers deliver confirmations. */
export function DeliveryChoice(input: ComponentProps<typeof NativeSelect>) {
  return (
    <details className={classes.advanced}>
      <summary>Advanced</summary>
      <NativeSelect label="How the confirmation arrives" data={choices} {...input} />
    </details>
  )
}
