import { hours } from '@tallgrass/brand'
import {
  countNewLeads,
  countWhatWaits,
  insertReportedWeek,
  listWeekReaders,
  readBusinessNow,
  sumMoneyIn,
} from '@tallgrass/db'
import { DAY_MS, isMoneyLess, NO_MONEY, WEEK_MAIL, type Week, weekToReport } from '@tallgrass/domain'
import { mailTimeOf } from '@tallgrass/domain/mail-choices'
import { businessTimeAt } from '../business-day.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { sealUnsubscribe } from './unsubscribe-token.ts'
import { type WeekFacts, weekMail } from './week-mail.ts'

/** Figures that wait longer for the mail server are those of the week before. */
const WORTH_SENDING_MS = 3 * DAY_MS

/**
 * Mails the figures of last week to every administrator who wants them, once, on Monday morning. Does nothing without a
 * mail server, or if there is nothing to tell.
 */
export async function mailWeek(ctx: Ctx): Promise<void> {
  const week = weekToReport(ctx.clock(), hours.timeZone)
  if (!week || !ctx.mail.enabled) return
  await ctx.transaction(async (tx) => {
    if (!(await insertReportedWeek(tx.db, { monday: week.monday, createdAt: tx.now }))) return
    // After a restore, it may have been sent already.
    if (!tx.mailEnabled) return
    const facts = await readWeek(tx, week)
    if (isEmpty(facts)) return
    for (const { chosen, ...reader } of await listWeekReaders(tx.db))
      if (mailTimeOf({ role: 'ADMIN', kind: WEEK_MAIL, chosen }) !== 'never')
        await mailOne(ctx, tx, { reader, facts })
  })
}

type Reader = Omit<Awaited<ReturnType<typeof listWeekReaders>>[number], 'chosen'>

async function mailOne(
  { settings: { publicUrl } }: Ctx,
  tx: Tx,
  { facts, reader }: { reader: Reader; facts: WeekFacts },
): Promise<void> {
  const home = `${publicUrl}/portal/admin`
  const token = sealUnsubscribe(tx.sealer, { userId: reader.id, what: [WEEK_MAIL] })
  await enqueueMail(tx, weekMail, {
    to: reader.email,
    data: { ...facts, name: reader.name, home, preferences: `${home}/notifications` },
    link: `${publicUrl}/unsubscribe?token=${token}`,
    linkExpiresAt: new Date(tx.now.getTime() + WORTH_SENDING_MS),
  })
}

async function readWeek({ db, now }: Tx, week: Week): Promise<WeekFacts> {
  const money = await sumMoneyIn(db, week)
  const leads = await countNewLeads(db, week)
  const time = businessTimeAt(now)
  const business = await readBusinessNow(db, time)
  const waits = await countWhatWaits(db, time)
  return {
    monday: week.monday,
    sunday: week.sunday,
    received: { count: money.payments, amount: money.received },
    refunded: money.refunded,
    open: { count: business.openInvoices, amount: business.openAmount },
    overdue: { count: business.overdueInvoices, amount: business.overdueAmount },
    leads: { count: leads.leads, firstAnswer: leads.firstAnswer, unanswered: business.newLeads ?? 0 },
    clients: toSide(waits, 'clients'),
    ours: toSide(waits, 'ours'),
  }
}

function toSide(
  { documents, overdueTasks, reviews }: Awaited<ReturnType<typeof countWhatWaits>>,
  side: 'clients' | 'ours',
): WeekFacts['ours'] {
  return { documents: documents[side], reviews: reviews[side], overdueTasks: overdueTasks[side] }
}

/** True of a business in which nothing happened and nothing waits. */
function isEmpty({ clients, leads, open, ours, received, refunded }: WeekFacts): boolean {
  const counts = [clients, ours].flatMap((side) => Object.values(side))
  counts.push(received.count, leads.count, leads.unanswered, open.count)
  return counts.every((count) => count === 0) && !isMoneyLess(NO_MONEY, refunded)
}
