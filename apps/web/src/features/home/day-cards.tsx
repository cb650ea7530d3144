import { IconCalendar, IconMessageCircle, IconStar } from '@tabler/icons-react'
import { home } from '@tallgrass/brand'
import classes from './day-cards.module.css'

const { day } = home
const cards = [
  { ...day.message, icon: <IconMessageCircle aria-hidden />, stars: undefined },
  { ...day.booking, icon: <IconCalendar aria-hidden />, stars: undefined },
  { ...day.review, icon: <IconStar aria-hidden /> },
]

/** A day at a small business: work that gets done while no one is at the desk. */
export function DayCards() {
  return (
    <ol className={classes.day} aria-label={day.label}>
      {cards.map(({ icon, time, shownTime, title, stars, text }) => (
        <li key={title}>
          <span className={classes.mark} data-amber={stars ? true : undefined}>
            {icon}
          </span>
          <time dateTime={time}>{shownTime}</time>
          <p className={classes.what}>{title}</p>
          {stars && (
            <span className={classes.stars} role="img" aria-label={stars}>
              <IconStar fill="currentColor" />
              <IconStar fill="currentColor" />
              <IconStar fill="currentColor" />
              <IconStar fill="currentColor" />
              <IconStar fill="currentColor" />
            </span>
          )}
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
