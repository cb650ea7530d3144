import { IconEqual, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { fieldInWords } from '../../lib/words'
import { StatusBadge, type Tone } from '../../ui/status-badge'
import classes from './differences.module.css'
import type { Change, Difference } from './differences-of'

const looks: Record<Change, { tone: Tone; icon: ReactNode; word: string }> = {
  added: { tone: 'primary', icon: <IconPlus aria-hidden />, word: 'Added' },
  removed: { tone: 'danger', icon: <IconMinus aria-hidden />, word: 'Removed' },
  changed: { tone: 'info', icon: <IconPencil aria-hidden />, word: 'Changed' },
  same: { tone: 'neutral', icon: <IconEqual aria-hidden />, word: 'Unchanged' },
}

/** The values of each field before and after, side by side. */
export function Differences({ differences }: { differences: Difference[] }) {
  return (
    <ul className={classes.list}>
      {differences.map(({ after, before, change, field }) => (
        <li key={field} className={classes.field}>
          <div className={classes.head}>
            <span className={classes.name}>{fieldInWords(field)}</span>
            <StatusBadge tone={looks[change].tone} icon={looks[change].icon}>
              {looks[change].word}
            </StatusBadge>
          </div>
          <dl className={classes.sides}>
            <Side label="Before" value={before} />
            <Side label="After" value={after} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Side({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-empty={value === undefined || undefined}>{value ?? 'Empty'}</dd>
    </div>
  )
}
