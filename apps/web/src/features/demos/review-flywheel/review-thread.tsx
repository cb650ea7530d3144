import { IconUserCheck } from '@tabler/icons-react'
import { reviewFlywheelDemo as words } from '@tallgrass/brand'
import { type FlywheelPhase, fillTemplate, needsApproval, splitName, starsOf } from '@tallgrass/domain'
import { TypingDots } from '../pieces/typing-dots'
import { useNewestInView } from '../pieces/use-newest-in-view'
import classes from './reviews.module.css'
import { Stars } from './stars'

type Customer = (typeof words.customers)[number]

const order: FlywheelPhase[] = [
  'idle',
  'trigger-sent',
  'response-received',
  'ai-responding',
  'reply-posted',
  'completed',
]

/** The request, the review and the reply, each shown once its phase is reached. */
export function ReviewThread({ customer, phase }: { customer: Customer | undefined; phase: FlywheelPhase }) {
  const reached = (other: FlywheelPhase) => order.indexOf(phase) >= order.indexOf(other)
  const thread = useNewestInView<HTMLDivElement>(customer ? order.indexOf(phase) : 0)
  if (!customer) return <p className={classes.empty}>{words.empty}</p>
  const { name, platform, service } = customer
  const request = fillTemplate(words.request.text, { name: splitName(name).firstName, service })
  return (
    <div ref={thread} className={classes.thread} aria-live="polite">
      <article aria-labelledby="request-title">
        <h3 id="request-title">{words.request.title}</h3>
        <p className={classes.facts}>{customer.email}</p>
        <p>{request}</p>
      </article>
      {reached('response-received') && (
        <article aria-labelledby="review-title">
          <h3 id="review-title">{fillTemplate(words.review.title, { platform })}</h3>
          <Stars count={starsOf[customer.sentiment]} />
          <p>{customer.review}</p>
          <p className={classes.facts}>{name}</p>
        </article>
      )}
      {reached('ai-responding') && (
        <article aria-labelledby="reply-title" className={classes.reply}>
          <h3 id="reply-title">{words.reply.title}</h3>
          {reached('reply-posted') ? (
            <>
              <p>{customer.reply}</p>
              {needsApproval(customer.sentiment) && (
                <p className={classes.approved}>
                  <IconUserCheck aria-hidden />
                  {words.reply.approved}
                </p>
              )}
            </>
          ) : (
            <p className={classes.writing}>
              {words.reply.writing} <TypingDots />
            </p>
          )}
        </article>
      )}
    </div>
  )
}
