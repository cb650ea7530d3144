import { Anchor } from '@mantine/core'
import { bookingTypes as calls, contact, schedulePage, shownHours, workingTogether } from '@tallgrass/brand'
import { telephoneLink } from '../../lib/telephone-link'
import { writeToUs } from '../../lib/write-to-us'
import classes from './about-calls.module.css'

const { process, pricing } = workingTogether

/** Answers to common questions before booking: the call, the process, the prices and the opening hours. */
export function AboutCalls() {
  return (
    <div className={classes.about}>
      <section aria-labelledby="on-the-call">
        <h2 id="on-the-call">{schedulePage.onTheCall}</h2>
        <p>
          {workingTogether.calls.text} {workingTogether.calls.change}
        </p>
        <Points
          points={Object.values(calls).map(({ description, label }) => ({ title: label, text: description }))}
        />
      </section>
      <section aria-labelledby="process">
        <h2 id="process">{process.title}</h2>
        <ol className={classes.points}>
          {process.steps.map(({ text, title }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="pricing">
        <h2 id="pricing">{pricing.title}</h2>
        <Points points={[...pricing.points, pricing.paying]} />
      </section>
      <section aria-labelledby="hours">
        <h2 id="hours">{schedulePage.hours.title}</h2>
        <dl className={classes.hours}>
          {shownHours().map(({ days, hours: open }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{open}</dd>
            </div>
          ))}
        </dl>
        <p>
          {schedulePage.businessZone}. {schedulePage.hours.reach}:{' '}
          <Anchor href={telephoneLink}>{contact.phone}</Anchor>,{' '}
          <Anchor component="button" type="button" onClick={writeToUs}>
            {schedulePage.hours.write}
          </Anchor>
          .
        </p>
      </section>
    </div>
  )
}

function Points({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className={classes.points}>
      {points.map(({ text, title }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
