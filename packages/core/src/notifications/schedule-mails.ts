import { hours } from '@tallgrass/brand'
import { listMailFacts, planMails } from '@tallgrass/db'
import { inDaytime, mailAt, type NotificationId, nextSummaryAt } from '@tallgrass/domain'
import { heldUntil, mailChoiceOf, mailTimeOf } from '@tallgrass/domain/mail-choices'
import type { Tx } from '../ctx.ts'

type MailFacts = Awaited<ReturnType<typeof listMailFacts>>[number]

interface Plan {
  mail: 'now' | 'daily'
  at: Date
}

/** Decides when these new notifications are mailed. Without a mail server, none ever is. */
export async function scheduleMails(tx: Tx, ids: NotificationId[]): Promise<void> {
  if (ids.length === 0 || !tx.mailEnabled) return
  const plans = new Map<string, Plan & { ids: NotificationId[] }>()
  for (const facts of await listMailFacts(tx.db, ids)) {
    const plan = planFor(facts, tx.now)
    if (!plan) continue
    const key = `${plan.mail} ${plan.at.getTime()}`
    const { ids: sameTime } = plans.get(key) ?? { ids: [] }
    plans.set(key, { ...plan, ids: [...sameTime, facts.id] })
  }
  for (const plan of plans.values()) await planMails(tx.db, plan.ids, plan)
  if ([...plans.values()].some(({ at }) => at <= tx.now)) await tx.enqueue('mail-notifications', {})
}

function planFor(
  { chosen, createdAt, kind, lastMailedAt, role, timeZone }: MailFacts,
  now: Date,
): Plan | undefined {
  const choice = mailChoiceOf(role, kind)
  const mail = mailTimeOf({ role, kind, chosen })
  if (mail === 'never') return undefined
  const zone = timeZone ?? hours.timeZone
  const from = heldUntil({ role, kind, happenedAt: new Date(createdAt) }, now)
  if (mail === 'daily') return { mail, at: nextSummaryAt(from, zone) }
  const last = lastMailedAt === null ? null : new Date(lastMailedAt)
  const at = mailAt({ now: from, lastMailedAt: last, urgent: choice?.urgent ?? from > now })
  return { mail, at: choice?.daytime ? inDaytime(at, zone) : at }
}
