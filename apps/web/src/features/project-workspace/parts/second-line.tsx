import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** A dimmed line below the title of a row. */
export function SecondLine({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Text fz="sm" fw="normal" c="dimmed" lineClamp={3}>
      {children}
    </Text>
  )
}
