import { Anchor, Skeleton } from '@mantine/core'
import { contact, schedulePage } from '@tallgrass/brand'
import { telephoneLink } from '../../lib/telephone-link'
import { useSiteLinks } from '../../lib/use-site-links'
import { AboutCalls } from './about-calls'
import { BookingForm, type Person } from './booking-form'
import { ExternalScheduler } from './external-scheduler'
import classes from './schedule.module.css'

interface SchedulePageProps {
  /** The signed-in client, whose name and address need not be typed. */
  person: Person | null
}

export function SchedulePage({ person }: SchedulePageProps) {
  const { isPending, schedulerUrl } = useSiteLinks()
  const isOwn = schedulerUrl.startsWith('/')
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{schedulePage.title}</h1>
        <p>{schedulePage.lead}</p>
      </header>
      <noscript>
        <p className={classes.byPhone}>
          {schedulePage.withoutScripts} <Anchor href={telephoneLink}>{contact.phone}</Anchor>.
        </p>
      </noscript>
      {isPending && <Skeleton h="40rem" radius="lg" className={classes.loading} />}
      {!isPending && isOwn && <BookingForm person={person} />}
      {!isPending && !isOwn && <ExternalScheduler url={schedulerUrl} />}
      <AboutCalls />
    </div>
  )
}
