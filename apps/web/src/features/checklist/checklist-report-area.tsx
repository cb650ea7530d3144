import { IconAlertTriangle, IconCheck, IconProgress } from '@tabler/icons-react'
import { checklist } from '@tallgrass/brand'
import type { AreaResult, ChecklistLevel } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../ui/status-badge'
import classes from './checklist-report.module.css'

const texts = checklist.report

const looks: Record<ChecklistLevel, { tone: Tone; icon: ReactNode }> = {
  gap: { tone: 'danger', icon: <IconAlertTriangle aria-hidden /> },
  partial: { tone: 'info', icon: <IconProgress aria-hidden /> },
  good: { tone: 'primary', icon: <IconCheck aria-hidden /> },
}

/** The result of one area: the finding, which says what to do, and our offer. */
export function ChecklistReportArea({ isFirst, result }: { result: AreaResult; isFirst: boolean }) {
  const { area, level, maxPoints, points } = result
  const { offer, title, [level]: finding } = checklist.areas[area]
  return (
    <section aria-labelledby={area} className={classes.area} data-first={isFirst || undefined}>
      {isFirst && <p className={classes.first}>{texts.first}</p>}
      <div className={classes.head}>
        <h2 id={area}>{title}</h2>
        <StatusBadge {...looks[level]}>{texts.levels[level]}</StatusBadge>
        <span className={classes.points}>
          {points} of {maxPoints}
        </span>
      </div>
      <p>{finding}</p>
      {level !== 'good' && (
        <p className={classes.offer}>
          {texts.offer}: {offer}
        </p>
      )}
    </section>
  )
}
