import { endMails, listDueReaders, lockMailsTo } from '@tallgrass/db'
import { DAY_MS, toInstant, type UserId } from '@tallgrass/domain'
import { mailChoiceOf } from '@tallgrass/domain/mail-choices'
import type { Ctx, Settings, Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { notificationMails } from './notification-mails.ts'
import { sealUnsubscribe } from './unsubscribe-token.ts'

/** Readers of one run; the others are next. */
const MAX_READERS = 200

/** A summary lists no more than this. */
const MAX_LISTED = 50

/** Mail that waits longer for its server is news no more. */
const WORTH_SENDING_MS = 3 * DAY_MS

type Waiting = Awaited<ReturnType<typeof lockMailsTo>>[number]
type Told = Waiting & { sentence: string; path: string }

/** Mails what is due: one message for each matter, and one summary of the day. */
export async function mailNotifications(ctx: Ctx): Promise<void> {
  for (const reader of await listDueReaders(ctx.db, ctx.clock(), MAX_READERS))
    await ctx.transaction((tx) => mailTo(ctx, tx, reader))
}

async function mailTo({ settings }: Ctx, tx: Tx, reader: UserId): Promise<void> {
  const waiting = await lockMailsTo(tx.db, reader)
  const wanted = waiting.filter(isWanted)
  const unwanted = waiting.filter((one) => !isWanted(one))
  await endMails(tx.db, idsOf(unwanted), { mailedAt: null })
  const alone = wanted.filter(({ mail }) => mail === 'now')
  for (const group of Map.groupBy(alone, ({ entityId }) => entityId).values())
    await mailGroup(settings, tx, { reader, group, daily: false })
  const summary = wanted.filter(({ mail }) => mail === 'daily')
  await mailGroup(settings, tx, { reader, group: summary, daily: true })
}

/** What was read in the portal meanwhile is not mailed, nor what its reader no longer may or wants to be told. */
function isWanted(waiting: Waiting): waiting is Told {
  const { chosen, kind, path, readAt, role, sentence } = waiting
  const time = chosen ?? mailChoiceOf(role, kind)?.time ?? 'never'
  return sentence !== null && path !== null && readAt === null && time !== 'never'
}

async function mailGroup(
  settings: Settings,
  tx: Tx,
  { daily, group, reader }: { reader: UserId; group: Told[]; daily: boolean },
): Promise<void> {
  const [first, ...others] = group
  const now = toInstant(tx.now)
  if (!first || !group.some(({ mailAt }) => mailAt !== null && mailAt <= now)) return
  const { publicUrl } = settings
  const home = publicUrl + (first.role === 'ADMIN' ? '/portal/admin' : '/portal')
  const toItem = ({ entityId: about, path, sentence }: Told) => ({ sentence, url: publicUrl + path, about })
  const what = daily ? 'daily' : [...new Set(group.map(({ kind }) => kind))]
  await enqueueMail(tx, daily ? notificationMails['daily-summary'] : notificationMails.notification, {
    to: first.email,
    data: {
      name: first.name,
      items: [toItem(first), ...others.slice(0, MAX_LISTED - 1).map(toItem)],
      more: Math.max(0, group.length - MAX_LISTED),
      home,
      preferences: `${home}/notifications`,
    },
    link: `${publicUrl}/unsubscribe?token=${sealUnsubscribe(tx.sealer, { userId: reader, what })}`,
    linkExpiresAt: new Date(tx.now.getTime() + WORTH_SENDING_MS),
  })
  await endMails(tx.db, idsOf(group), { mailedAt: tx.now })
}

function idsOf(waiting: Waiting[]) {
  return waiting.map(({ id }) => id)
}
