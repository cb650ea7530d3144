import { Stack, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

/** A section of a drawer with its own heading. */
export function DrawerSection({ children, title }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <Stack component="section" gap="sm" aria-labelledby={heading}>
      <Title order={3} size="h4" id={heading}>
        {title}
      </Title>
      {children}
    </Stack>
  )
}
