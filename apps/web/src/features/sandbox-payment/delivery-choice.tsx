import { NativeSelect } from '@mantine/core'
import { type NoticeDelivery, noticeDeliveries } from '@tallgrass/domain'
import type { ComponentProps } from 'react'
import classes from './sandbox.module.css'

const words: Record<NoticeDelivery, string> = {
  once: 'Once, at once',
  twice: 'Twice',
  late: 'Only after a minute',
  shuffled: 'In the wrong order',
}
const choices = noticeDeliveries.map((delivery) => ({ value: delivery, label: words[delivery] }))

/** What providers do at times, to be tried out. */
export function DeliveryChoice(input: ComponentProps<typeof NativeSelect>) {
  return (
    <details className={classes.advanced}>
      <summary>Advanced</summary>
      <NativeSelect label="How the confirmation arrives" data={choices} {...input} />
    </details>
  )
}
