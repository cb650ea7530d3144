import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'primary' | 'amber' | 'info' | 'danger'

interface StatusBadgeProps {
  /** Repeats the meaning of the color for those who cannot see it. */
  icon: ReactNode
  /** Amber means only one thing: waiting for someone. */
  tone: Tone
  /** Filled, for what is over and done. */
  solid?: boolean
  /** In sentence case. */
  children: string
}

export function StatusBadge({ icon, solid = false, tone, children }: StatusBadgeProps) {
  return (
    <Badge
      // Badges stand inside sentences, too.
      component="span"
      leftSection={icon}
      color={tone === 'neutral' ? 'gray' : tone}
      {...(solid && { variant: 'filled' })}
    >
      {children}
    </Badge>
  )
}
