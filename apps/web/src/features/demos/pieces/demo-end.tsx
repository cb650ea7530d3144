import { Button } from '@mantine/core'
import { demoPage } from '@tallgrass/brand'
import { fillTemplate } from '@tallgrass/domain'
import { use } from 'react'
import { DemoPlaceContext } from '../demo-place'
import { ScheduleLink } from '../schedule-link'
import classes from './demo-frame.module.css'

const words = demoPage.end

export interface Again {
  label: string
  onClick: () => void
}

/** The row at the end of every demo: once more, a call with us, the next demo, or none. */
export function DemoEnd({ again }: { again: Again | undefined }) {
  const place = use(DemoPlaceContext)
  return (
    <section aria-label={words.label} className={classes.end}>
      {again && (
        <Button variant="default" onClick={again.onClick}>
          {again.label}
        </Button>
      )}
      <ScheduleLink variant="filled">{words.book}</ScheduleLink>
      {place && (
        <>
          <Button variant="default" onClick={place.onNext}>
            {fillTemplate(words.next, { title: place.next })}
          </Button>
          <Button variant="subtle" onClick={place.onHide}>
            {words.hide}
          </Button>
        </>
      )}
    </section>
  )
}
