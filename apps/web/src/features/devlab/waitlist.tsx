import { Card, Text, Title } from '@mantine/core'
import { devlab } from '@tallgrass/brand'
import { useState } from 'react'
import { Tuft } from '../../ui/grass'
import { WaitlistForm } from './waitlist-form'

const { doneText, doneTitle, text, title } = devlab.waitlist

/** The waitlist form, replaced by a success panel after it is submitted. */
export function Waitlist({ product }: { product: string }) {
  const [joined, setJoined] = useState(false)
  if (joined) {
    return (
      // The submit button is gone, so focus moves to the success panel for screen readers.
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
