import { IconCheck, IconSend, IconSparkles, IconStar } from '@tabler/icons-react'
import { reviewFlywheelDemo as words } from '@tallgrass/brand'
import type { FlywheelState } from '@tallgrass/domain'
import { ClockTime } from '../pieces/clock-time'
import classes from './reviews.module.css'

const icons = {
  trigger: <IconSend aria-hidden />,
  response: <IconStar aria-hidden />,
  ai: <IconSparkles aria-hidden />,
  success: <IconCheck aria-hidden />,
}

export function FlywheelHistory({ history }: Pick<FlywheelState, 'history'>) {
  return (
    <ol className={classes.history} aria-label={words.timeline}>
      {history.map(({ phase, timestamp }) => {
        const { title, type } = words.phases[phase]
        return (
          <li key={phase} data-type={type}>
            {icons[type]}
            {title}
            <ClockTime at={timestamp} exact />
          </li>
        )
      })}
    </ol>
  )
}
