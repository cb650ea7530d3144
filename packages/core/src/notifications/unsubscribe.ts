import type { UnsubscribeInput, Unsubscription } from '@tallgrass/contracts'
import { findUserById, setMailPreferences } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { readMailChoices } from './read-mail-choices.ts'
import { openUnsubscribe } from './unsubscribe-token.ts'

/** What a link in a message would still end. Changes nothing: mail clients follow links on their own. */
export async function getUnsubscription(ctx: Ctx, { token }: UnsubscribeInput): Promise<Unsubscription> {
  const { choices, daily } = await readToken(ctx, token)
  return { daily, labels: choices.map(({ label }) => label) }
}

/** Ends these mails for the person who got the message. Safe to repeat. */
export async function unsubscribe(ctx: Ctx, { token }: UnsubscribeInput): Promise<{ ok: true }> {
  const { choices, userId } = await readToken(ctx, token)
  const kinds = choices.map(({ kind }) => kind)
  await ctx.transaction((tx) => setMailPreferences(tx.db, userId, { kinds, mail: 'never', now: tx.now }))
  return { ok: true }
}

async function readToken(ctx: Ctx, token: string) {
  const opened = openUnsubscribe(ctx.sealer, token)
  const user = opened && (await findUserById(ctx.db, opened.userId))
  if (!user)
    throw new AppError('NOT_FOUND', 'This link does not work. Please copy all of it from the message.')
  const { userId, what } = opened
  const daily = what === 'daily'
  const choices = (await readMailChoices(ctx.db, user)).filter(({ kind, mail }) =>
    daily ? mail === 'daily' : what.includes(kind) && mail !== 'never',
  )
  return { userId, choices, daily }
}
