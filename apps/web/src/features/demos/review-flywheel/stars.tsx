import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { reviewFlywheelDemo } from '@tallgrass/brand'
import { fillTemplate } from '@tallgrass/domain'
import classes from './reviews.module.css'

const all = [1, 2, 3, 4, 5]

export function Stars({ count }: { count: number }) {
  const label = fillTemplate(reviewFlywheelDemo.review.stars, { stars: String(count) })
  return (
    <span className={classes.stars} role="img" aria-label={label}>
      {all.map((star) => (star <= count ? <IconStarFilled key={star} /> : <IconStar key={star} />))}
    </span>
  )
}
