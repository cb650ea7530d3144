import { Text } from '@mantine/core'
import type { HeldWork } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { useOutboxSettings } from '../../lib/use-outbox-settings'
import { toWords } from '../../lib/words'
import { RelativeTime } from '../../ui/relative-time'
import { WaitingList } from './waiting-list'

/** What waits on a held site, and what happens to it on release. */
export function HeldWorkLists({ work }: { work: HeldWork }) {
  const { jobs, mails, payments, reminders, remindersTotal } = work
  const { emailEnabled } = useOutboxSettings()
  const waitingJobs = jobs.reduce((sum, { count }) => sum + count, 0)
  if (mails.total + remindersTotal + payments.length + waitingJobs === 0) return <Text>Nothing waits.</Text>
  return (
    <>
      <WaitingList
        title="Open card payments"
        outcome="Checked with the payment provider first."
        total={payments.length}
        items={payments.map(({ amount, id, number, startedAt, title }) => ({
          key: id,
          text: (
            <>
              {number} {title}: {formatMoney(amount)}, started <RelativeTime at={startedAt} />
            </>
          ),
        }))}
      />
      <WaitingList
        title="Messages"
        outcome={`Kept in the outbox and not sent.${emailEnabled ? ' Those whose link is still valid can be sent there.' : ''}`}
        total={mails.total}
        more={mails.total - mails.items.length}
        items={mails.items.map(({ createdAt, id, recipient, subject }) => ({
          key: id,
          text: (
            <>
              {subject}, to {recipient}, <RelativeTime at={createdAt} />
            </>
          ),
        }))}
      />
      <WaitingList
        title="Reminders due"
        outcome={`Written to the outbox and not sent.${emailEnabled ? ' You can send each of them there.' : ''}`}
        total={remindersTotal}
        more={remindersTotal - reminders.length}
        items={reminders.map(({ about, id, title }) => ({ key: id, text: `${toWords(about)}: ${title}` }))}
      />
      <WaitingList
        title="Background jobs"
        outcome="Run after the release."
        total={waitingJobs}
        items={jobs.map(({ count, name }) => ({ key: name, text: `${toWords(name)}: ${count}` }))}
      />
    </>
  )
}
