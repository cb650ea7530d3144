import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'primary' | 'amber' | 'info' | 'danger'

interface StatusBadgeProps {
  /** Repeats the meaning of the color for those who cannot see it. */
  icon: ReactNode
  /** Amber means only one thing: waiting for someone. */
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
