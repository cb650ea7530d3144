import { endMails, listDueReaders, lockMailsTo, postponeMailsTo } from '@tallgrass/db'
import { DAY_MS, type UserId } from '@tallgrass/domain'
import { heldUntil, mailChoiceOf, mailTimeOf } from '@tallgrass/domain/mail-choices'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { Settings } from '../settings.ts'
import { notificationMails } from './notification-mails.ts'
import { sealUnsubscribe } from './unsubscribe-token.ts'

/** Readers of one run; the others are next. */
const MAX_READERS = 200

/** If more matters than these are due at once, one message lists them all. */
const MAX_SEPARATE = 10

/** A message lists no more than this. */
const MAX_LISTED = 50

/** Mail that waits longer for its server is no longer news. */
const WORTH_SENDING_MS = 3 * DAY_MS

/** No mail is planned for longer than to the next summary. */
const LONGEST_WAIT_MS = DAY_MS + 3_600_000

/** What could not be mailed is tried again after this. */
const RETRY_MS = 3_600_000

type Waiting = Awaited<ReturnType<typeof lockMailsTo>>[number]
type Readable = Waiting & { sentence: string; path: string }

/**
 * Mails what is due: one message for each matter, and one summary of the day. Each reader has a transaction of their own,
 * so that one failure does not stop the others.
 */
export async function mailNotifications(ctx: Ctx): Promise<void> {
  const now = ctx.clock()
  const failures: unknown[] = []
  const due = { now, latest: new Date(now.getTime() + LONGEST_WAIT_MS), limit: MAX_READERS }
  for (const reader of await listDueReaders(ctx.db, due))
    await ctx
      .transaction((tx) => mailTo(ctx, tx, reader))
      .catch(async (error) => {
        failures.push(error)
        await postponeMailsTo(ctx.db, reader, { until: new Date(now.getTime() + RETRY_MS) })
      })
  if (failures.length > 0) throw new AggregateError(failures, 'Some notifications could not be mailed')
}

async function mailTo({ settings }: Ctx, tx: Tx, reader: UserId): Promise<void> {
  const waiting = await lockMailsTo(tx.db, { reader, now: tx.now })
  const wanted = waiting.filter(isWanted).filter((one) => !isHeld(one, tx.now))
  const unwanted = waiting.filter((one) => !isWanted(one))
  await endMails(tx.db, idsOf(unwanted), { mailedAt: null })
  const alone = wanted.filter(({ mail }) => mail === 'now')
  const matters = Map.groupBy(alone, ({ entityId }) => entityId).values()
  const due = [...matters].filter((matter) => isDue(matter, tx.now))
  const messages = due.length > MAX_SEPARATE ? [due.flat()] : due
  for (const message of messages) await mailOne(settings, tx, { reader, message, daily: false })
  const summary = wanted.filter(({ mail }) => mail === 'daily')
  if (isDue(summary, tx.now)) await mailOne(settings, tx, { reader, message: summary, daily: true })
}

/** False for what the reader has already read, may no longer read, or no longer wants to be emailed. */
function isWanted(waiting: Waiting): waiting is Readable {
  const { chosen, kind, path, readAt, role, sentence } = waiting
  const isChosen = mailTimeOf({ role, kind, chosen }) !== 'never'
  return sentence !== null && path !== null && readAt === null && isChosen
}

/** True for what may still be taken back, even if another mail of its matter is due. */
function isHeld({ createdAt, kind, role }: Waiting, now: Date): boolean {
  return heldUntil({ role, kind, happenedAt: new Date(createdAt) }, now) > now
}

function isDue(waiting: Waiting[], now: Date): boolean {
  return waiting.some(({ mailAt }) => {
    const wait = Date.parse(mailAt ?? '') - now.getTime()
    return wait <= 0 || wait > LONGEST_WAIT_MS
  })
}

async function mailOne(
  { publicUrl }: Settings,
  tx: Tx,
  { daily, message, reader }: { reader: UserId; message: Readable[]; daily: boolean },
): Promise<void> {
  const [first, ...others] = message
  if (!first) return
  const home = publicUrl + (first.role === 'ADMIN' ? '/portal/admin' : '/portal')
  const toItem = ({ entityId: about, id, path, sentence }: Readable) => ({
    sentence,
    url: publicUrl + path,
    about,
    id,
  })
  const matters = new Set(message.map(({ entityId }) => entityId)).size
  const template = daily || matters > 1 ? 'daily-summary' : 'notification'
  const kinds = new Set(message.map(({ kind }) => kind))
  const optional = [...kinds].filter((kind) => mailChoiceOf(first.role, kind))
  const canEnd = daily || optional.length > 0
  const preferences = `${home}/notifications`
  await enqueueMail(tx, notificationMails[template], {
    to: first.email,
    data: {
      name: first.name,
      items: [toItem(first), ...others.slice(0, MAX_LISTED - 1).map(toItem)],
      more: Math.max(0, message.length - MAX_LISTED),
      home,
      preferences,
      canEnd,
    },
    link: canEnd
      ? `${publicUrl}/unsubscribe?token=${sealUnsubscribe(tx.sealer, { userId: reader, what: daily ? 'daily' : optional })}`
      : preferences,
    linkExpiresAt: new Date(tx.now.getTime() + WORTH_SENDING_MS),
  })
  await endMails(tx.db, idsOf(message), { mailedAt: tx.now })
}

function idsOf(waiting: Waiting[]) {
  return waiting.map(({ id }) => id)
}
