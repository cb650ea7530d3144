import { Card, Text, Title } from '@mantine/core'
import { devlab } from '@tallgrass/brand'
import { useState } from 'react'
import { Tuft } from '../../ui/grass'
import { WaitlistForm } from './waitlist-form'

const { doneText, doneTitle, text, title } = devlab.waitlist

/** The form, and once it has been taken the panel in its place. */
export function Waitlist({ product }: { product: string }) {
  const [joined, setJoined] = useState(false)
  if (joined) {
    return (
      // The button that was pressed is gone; who cannot see it is brought to what came instead.
      <Card component="section" aria-labelledby="waitlist" tabIndex={-1} ref={focus}>
        <Tuft />
        <Title order={2} id="waitlist" mt="md" mb="xs">
          {doneTitle}
        </Title>
        <Text>{doneText}</Text>
      </Card>
    )
  }
  return (
    <Card component="section" aria-labelledby="waitlist">
      <Title order={2} id="waitlist" mb="xs">
        {title}
      </Title>
      <Text c="dimmed" mb="lg">
        {text}
      </Text>
      <WaitlistForm product={product} onJoined={() => setJoined(true)} />
    </Card>
  )
}

function focus(panel: HTMLElement | null) {
  panel?.focus()
}
