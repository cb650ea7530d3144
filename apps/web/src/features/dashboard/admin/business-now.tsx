import { Anchor, Card, Skeleton, Title } from '@mantine/core'
import type { BusinessNow as Figures } from '@tallgrass/contracts'
import { countOf, formatMoney } from '@tallgrass/domain'
import { Link, linkOptions } from '@tanstack/react-router'
import { useReader } from '../../../lib/reader'
import { RelativeTime } from '../../../ui/relative-time'
import { Cell, Figure } from './business-cell'
import classes from './business-now.module.css'
import { OverdueTasks, TasksToReview } from './waiting-tasks'

/** What waits in the business, by number and age. Each figure links to the list that it counts. */
export function BusinessNow({ business }: { business: Figures | undefined }) {
  return (
    <Card component="section" padding={0} aria-labelledby="business-now">
      <Title order={2} size="h3" id="business-now" className={classes.title}>
        At a glance
      </Title>
      {business ? (
        <ul className={classes.cells}>
          <OpenMoney {...business.open} />
          <OverdueMoney {...business.overdue} />
          <NewLeads {...business.leads} />
          <CallsToday {...business.calls} />
          <TasksToReview {...business.toReview} />
          <OverdueTasks {...business.overdueTasks} />
        </ul>
      ) : (
        <Skeleton h="12rem" role="status" aria-label="Loading" />
      )}
    </Card>
  )
}

function OpenMoney({ amount, count }: Figures['open']) {
  return (
    <Cell detail={countOf(count, 'open invoice')}>
      <Link to="/portal/admin/invoices" search={{ status: 'OPEN' }} className={classes.link}>
        <Figure label="Open" value={formatMoney(amount)} />
      </Link>
    </Cell>
  )
}

function OverdueMoney({ amount, count, oldestDueDate }: Figures['overdue']) {
  const { relativeDay } = useReader()
  const detail = oldestDueDate
    ? `${countOf(count, 'invoice')}, the oldest due ${relativeDay(oldestDueDate)}`
    : 'No invoice is overdue'
  return (
    <Cell detail={detail}>
      <Link to="/portal/admin/invoices" search={{ status: 'OVERDUE', sort: 'due' }} className={classes.link}>
        <Figure label="Overdue" value={formatMoney(amount)} late={count > 0} />
      </Link>
    </Cell>
  )
}

function NewLeads({ count, oldest }: Figures['leads']) {
  const lead = oldest && linkOptions({ to: '/portal/admin/leads', search: { lead: oldest.id } })
  const detail = lead ? (
    <>
      Oldest unanswered:{' '}
      <Anchor inherit renderRoot={(props) => <Link {...lead} {...props} />}>
        {oldest.name ?? 'Open lead'}
      </Anchor>
      , <RelativeTime at={oldest.since} />
    </>
  ) : (
    'Every lead was answered'
  )
  return (
    <Cell detail={detail}>
      <Link to="/portal/admin/leads" search={{ status: 'new' }} className={classes.link}>
        <Figure label="New leads" value={count} />
      </Link>
    </Cell>
  )
}

function CallsToday({ count, nextAt }: Figures['calls']) {
  const detail = nextAt ? (
    <>
      The next one <RelativeTime at={nextAt} />
    </>
  ) : (
    'No more calls today'
  )
  return (
    <Cell detail={detail}>
      <Link
        to="/portal/admin/bookings"
        search={count > 0 && !nextAt ? { show: 'all' } : {}}
        className={classes.link}
      >
        <Figure label="Calls today" value={count} />
      </Link>
    </Cell>
  )
}
