import { IconCalendar, IconCheck, IconHourglass, IconLink, IconUserOff, IconX } from '@tabler/icons-react'
import { type CallState, callStateAt } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { useReader } from '../../lib/reader'
import { StatusBadge, type Tone } from '../../ui/status-badge'

const looks: Record<CallState, { tone: Tone; icon: ReactNode; word: string }> = {
  'link-sent': { tone: 'amber', icon: <IconLink aria-hidden />, word: 'Link sent' },
  upcoming: { tone: 'info', icon: <IconCalendar aria-hidden />, word: 'Scheduled' },
  begun: { tone: 'amber', icon: <IconHourglass aria-hidden />, word: 'Needs an outcome' },
  completed: { tone: 'primary', icon: <IconCheck aria-hidden />, word: 'Completed' },
  cancelled: { tone: 'neutral', icon: <IconX aria-hidden />, word: 'Cancelled' },
  'no-show': { tone: 'danger', icon: <IconUserOff aria-hidden />, word: 'No-show' },
}

export function BookingBadge({ booking }: { booking: Parameters<typeof callStateAt>[0] }) {
  const { icon, tone, word } = looks[callStateAt(booking, useReader().now)]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {word}
    </StatusBadge>
  )
}
