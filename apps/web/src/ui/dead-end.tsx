import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Tuft } from './grass'
import { SiteWidth } from './site-width'

interface DeadEndProps {
  title: string
  text: string
  /** The way on. */
  action: ReactNode
}

/** There is nothing at this address. */
export function DeadEnd({ action, text, title }: DeadEndProps) {
  return (
    <SiteWidth>
      <Stack align="flex-start" gap="lg" py="10vh">
        <Tuft />
        <Title order={1}>{title}</Title>
        <Text>{text}</Text>
        {action}
      </Stack>
    </SiteWidth>
  )
}
