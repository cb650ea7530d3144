import { IconChevronRight } from '@tabler/icons-react'
import { reviewFlywheelDemo as words } from '@tallgrass/brand'
import { fillTemplate } from '@tallgrass/domain'
import { InitialsAvatar } from '../../../ui/initials-avatar'
import classes from './reviews.module.css'

/** Customers with a completed job, and how they feel about it. */
export function CustomerPicker({ onPick }: { onPick: (customerId: string) => void }) {
  return (
    <ul className={classes.customers} aria-label={words.pick}>
      {words.customers.map(({ completedDate, id, name, sentiment, service }, index) => (
        <li key={id}>
          <button type="button" data-autofocus={index === 0 || undefined} onClick={() => onPick(id)}>
            <InitialsAvatar name={name} />
            <span>
              <strong>{name}</strong>
              <span className={classes.facts}>
                {fillTemplate(words.facts[sentiment], { service, date: completedDate })}
              </span>
            </span>
            <IconChevronRight aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
