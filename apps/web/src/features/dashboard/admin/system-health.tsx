import { Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { HealthFact } from '@tallgrass/contracts'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../../ui/status-badge'
import { DashboardPanel } from '../dashboard-panel'
import { HealthTimes } from './health-times'

const looks: Record<HealthFact['state'], { tone: Tone; icon: ReactNode; word: string }> = {
  good: { tone: 'primary', icon: <IconCircleCheck aria-hidden />, word: 'Good' },
  note: { tone: 'neutral', icon: <IconInfoCircle aria-hidden />, word: 'Note' },
  fault: { tone: 'danger', icon: <IconAlertTriangle aria-hidden />, word: 'Problem' },
}

export const HEALTH_ANCHOR = 'system-health'

/** The checks behind the System Health counter. */
export function SystemHealth({ facts }: { facts: HealthFact[] | undefined }) {
  return (
    <DashboardPanel
      id={HEALTH_ANCHOR}
      title="System health"
      rows={facts}
      rowKey={({ subject }) => subject}
      empty="Nothing to report."
      row={({ advice, lastFailureAt, lastSuccessAt, since, state, subject, text }) => (
        <>
          <div>
            <Text fw={600}>{subject}</Text>
            <Text fz="sm" c="dimmed">
              {text}
            </Text>
            {advice && state !== 'good' && <Text fz="sm">{advice}</Text>}
            <HealthTimes
              times={[
                ['Since', since],
                ['Last success', lastSuccessAt],
                ['Last failure', lastFailureAt],
              ]}
            />
          </div>
          <StatusBadge tone={looks[state].tone} icon={looks[state].icon}>
            {looks[state].word}
          </StatusBadge>
        </>
      )}
    />
  )
}
