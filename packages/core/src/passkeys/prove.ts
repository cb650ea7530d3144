import type { PasskeyAssertion, ProveInput } from '@tallgrass/contracts/account'
import { findCredentialsById, findPasskey, proveSession } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import { proofLimit } from '../second-factor/proof-limit.ts'
import { refusedField } from '../second-factor/refused-field.ts'
import { takeCode } from '../second-factor/take-code.ts'
import { takePasskey, unknownPasskey, verifyAssertion } from './verify-assertion.ts'

/** Uses up a proof in the transaction that stores it. Returns why it is refused, or undefined. */
type Proof = { field: string; take: (tx: Tx) => Promise<string | undefined> }

/**
 * Stores that the caller has just confirmed who they are, for ten minutes of this session: by a code or a passkey, or by
 * the password if they have no second factor. Throws INVALID for anything wrong, RATE_LIMITED.
 */
export async function prove(ctx: UserCtx, input: ProveInput): Promise<{ ok: true }> {
  const limit = proofLimit(ctx)
  const { field, refusal } = await limitAttempts(ctx, [limit], async () => {
    const { field, take } = await readProof(ctx, input)
    const refusal = await ctx.transaction(async (tx) => (await take(tx)) ?? storeProof(ctx, tx))
    return { field, refusal }
  })
  if (refusal) {
    await ctx.transaction(async (tx) => {
      audit(tx, { action: 'session.refuse-proof', entity: 'session', entityId: ctx.user.sessionId })
    })
    throw refusedField(field, refusal)
  }
  await ctx.limits.forget(limit.name, limit.key)
  return { ok: true }
}

async function storeProof({ user }: UserCtx, tx: Tx): Promise<undefined> {
  if (user.sessionId) await proveSession(tx.db, user.sessionId, tx.now)
  audit(tx, { action: 'session.prove', entity: 'session', entityId: user.sessionId })
}

/** What needs no transaction is checked before it. */
async function readProof(ctx: UserCtx, { code, passkey, password }: ProveInput): Promise<Proof> {
  if (code !== undefined) return { field: 'code', take: (tx) => takeCode(ctx, tx, { user: ctx.user, code }) }
  if (passkey) return { field: 'passkey', take: await readPasskey(ctx, passkey) }
  const refusal = await checkPassword(ctx, password ?? '')
  return { field: 'password', take: async () => refusal }
}

async function checkPassword(ctx: UserCtx, password: string): Promise<string | undefined> {
  if (ctx.user.hasSecondFactor)
    return 'Your account has a second factor. Enter a code or use a passkey instead.'
  const user = await findCredentialsById(ctx.db, ctx.user.id)
  const isRight = await ctx.passwords.verify(password, user?.passwordHash)
  return isRight ? undefined : 'This password is not right'
}

async function readPasskey(ctx: UserCtx, response: PasskeyAssertion): Promise<Proof['take']> {
  const passkey = await findPasskey(ctx.db, response.id)
  const own = passkey?.userId === ctx.user.id ? passkey : undefined
  const verified = await verifyAssertion(ctx, response, own)
  return async (tx) => {
    try {
      if (!verified) throw unknownPasskey()
      await takePasskey(tx, verified)
    } catch (error) {
      // Not UNAUTHENTICATED: the session goes on.
      if (error instanceof AppError) return error.message
      throw error
    }
  }
}
