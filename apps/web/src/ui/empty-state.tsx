import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Tuft } from './grass'

interface EmptyStateProps {
  title: string
  /** What to do next, in a sentence. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <Tuft />
      <Title order={2} size="h3">
        {title}
      </Title>
      {children && (
        <Text c="dimmed" maw="34rem">
          {children}
        </Text>
      )}
      {action}
    </Stack>
  )
}
