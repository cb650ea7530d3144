import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'primary' | 'amber' | 'info' | 'danger'

interface StatusBadgeProps {
  /** Says the same as the colour, for those who do not see it. */
  icon: ReactNode
  /** Amber means one thing: waiting for somebody. */
  tone: Tone
  /** In sentence case. */
  children: string
}

export function StatusBadge({ icon, tone, children }: StatusBadgeProps) {
  return (
    <Badge leftSection={icon} color={tone === 'neutral' ? 'gray' : tone}>
      {children}
    </Badge>
  )
}
