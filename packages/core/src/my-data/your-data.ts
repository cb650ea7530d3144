import { names } from '@tallgrass/brand'
import type { YourData, YourDataCopy, YourDataInput } from '@tallgrass/contracts/account'
import {
  deleteMailsTo,
  deleteWaitlistOf,
  findVisitorLead,
  hasPersonWith,
  listVisitorData,
} from '@tallgrass/db'
import { AppError, DAY_MS, toInstant, YOUR_DATA_DAYS } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { eraseLead, type OpenWords } from '../leads/erase-lead.ts'
import { openYourData } from '../mail/your-data-link.ts'

const words: OpenWords = {
  call: 'You have an upcoming call with us. Cancel it with the link in its email first.',
  invitation: 'You have an open invitation from us. Let it expire, or ask us to cancel it first.',
  mail: 'A message to you is still being sent. Please try again in a few minutes.',
}

/** What is kept of the person who got the message. Changes nothing: mail clients follow links on their own. */
export async function getYourData(ctx: Ctx, { token }: YourDataInput): Promise<YourData> {
  const email = readToken(ctx, token)
  const lead = await findVisitorLead(ctx.db, email)
  const { calls, conversations, mails, waitlists } = await listVisitorData(ctx.db, email)
  return {
    email,
    isClient: await hasPersonWith(ctx.db, email),
    name: lead?.name ?? null,
    company: lead?.company ?? null,
    phone: lead?.phone ?? null,
    conversations: new Set(conversations.map(({ conversation }) => conversation)).size,
    calls: calls.length,
    mails: mails.length,
    waitlists: waitlists.length,
  }
}

/** All of it as JSON. Throws NOT_FOUND, GONE, RATE_LIMITED, or CONFLICT for someone who is a client by now. */
export async function copyYourData(ctx: Ctx, { token }: YourDataInput): Promise<YourDataCopy> {
  const email = readToken(ctx, token)
  await ctx.limits.take('visitorForm', ctx.origin.ip ?? 'local')
  await ensureNoClient(ctx, email)
  const lead = await findVisitorLead(ctx.db, email)
  const madeAt = toInstant(ctx.clock())
  const { clientId: _, ...about } = lead ?? { clientId: null }
  const copy = { from: names.business, madeAt, email, about: lead ? about : null }
  const rest = await listVisitorData(ctx.db, email)
  await ctx.transaction(async (tx) =>
    audit(tx, { action: 'lead.export-own', entity: 'lead', entityId: lead?.id ?? null }),
  )
  const content = `${JSON.stringify({ ...copy, ...rest }, undefined, 2)}\n`
  return { fileName: `your-data-${madeAt.slice(0, 10)}.json`, content }
}

/**
 * Deletes all of it. Safe to repeat. Throws NOT_FOUND or GONE for the link, and CONFLICT while a call, an invitation or a
 * message is open, or for someone who is a client by now.
 */
export async function deleteYourData(ctx: Ctx, { token }: YourDataInput): Promise<{ ok: true }> {
  const email = readToken(ctx, token)
  await ctx.limits.take('visitorForm', ctx.origin.ip ?? 'local')
  await ensureNoClient(ctx, email)
  await ctx.transaction(async (tx) => {
    const lead = await findVisitorLead(tx.db, email)
    if (lead) await eraseLead(tx, ctx, { id: lead.id, words, reason: 'A person deleted their data' })
    else await deleteMailsTo(tx.db, email)
    await deleteWaitlistOf(tx.db, [email])
    if (await hasPersonWith(tx.db, email)) throw isClient()
    audit(tx, { action: 'lead.delete-own', entity: 'lead', entityId: lead?.id ?? null })
  })
  return { ok: true }
}

async function ensureNoClient(ctx: Ctx, email: string): Promise<void> {
  if (await hasPersonWith(ctx.db, email)) throw isClient()
}

function isClient(): AppError {
  return new AppError(
    'CONFLICT',
    'You have an account with us by now. Sign in, and find everything under My data in your profile.',
  )
}

function readToken({ clock, sealer }: Ctx, token: string): string {
  const opened = openYourData(sealer, token)
  if (!opened)
    throw new AppError('NOT_FOUND', 'This link does not work. Please copy all of it from the message.')
  const age = clock().getTime() - Date.parse(opened.at)
  if (age > YOUR_DATA_DAYS * DAY_MS)
    throw new AppError('GONE', 'This link has expired. Use one from a later message, or write to us.')
  return opened.email
}
