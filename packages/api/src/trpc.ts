import {
  asAdmin,
  asClient,
  asPortal,
  asUser,
  type Ctx,
  ensureStorage,
  recordDocumentRefusal,
  recordRefusal,
} from '@tallgrass/core'
import { getTRPCErrorFromUnknown, initTRPC, TRPCError } from '@trpc/server'
import { z } from 'zod'
import { checkedAtOnce } from './checked-at-once.ts'
import { toRefusal, toTRPCError, UnknownCaller } from './errors.ts'

/** Who may call a procedure; the middleware of the same name enforces it. */
export interface ProcedureMeta {
  access: 'ANYONE' | 'USER' | 'CLIENT' | 'ADMIN'
  /** Goes on while the disk is full: what little it writes is what the last room is kept for. */
  usesReserve?: boolean
}

const t = initTRPC
  .context<Ctx>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter({ ctx, error, shape }) {
      const { code, details, issues, message, outage, retryAfterSeconds, status } = toRefusal(error)
      const requestId = code === 'INTERNAL' ? requestIdOf(ctx, error) : undefined
      return {
        code: shape.code,
        message,
        data: { code, httpStatus: status, issues, details, retryAfterSeconds, outage, requestId },
      }
    },
  })

function requestIdOf(ctx: Ctx | undefined, { cause }: TRPCError) {
  return cause instanceof UnknownCaller ? cause.requestId : ctx?.origin.requestId
}

export const { createCallerFactory, router } = t
const procedure = checkedAtOnce(t.procedure)

type Result = { ok: true } | { ok: false; error: TRPCError }

interface CallFacts {
  ctx: Ctx
  path: string
  type: 'query' | 'mutation' | 'subscription'
  meta: ProcedureMeta | undefined
  signal: AbortSignal | undefined
}

/**
 * Makes a call whose caller may be refused; every refusal leaves with a code of ours. No write begins on a full disk,
 * and no read for a caller who has gone.
 */
async function guarded<Narrowed, Outcome extends Result>(
  { ctx, meta, path, signal, type }: CallFacts,
  authorize: (ctx: Ctx) => Narrowed,
  call: (caller: Narrowed) => Promise<Outcome>,
): Promise<Outcome> {
  const refuse = async (cause: TRPCError) => {
    const refusal = toTRPCError(cause)
    if (refusal.code === 'FORBIDDEN' && ctx.user) await recordRefusal(ctx, path)
    return refusal
  }
  const authorized = async () => {
    const caller = authorize(ctx)
    if (type === 'query' && signal?.aborted) throw new TRPCError({ code: 'CLIENT_CLOSED_REQUEST' })
    if (type === 'mutation' && !meta?.usesReserve) await ensureStorage(ctx.storage)
    return call(caller)
  }
  const result = await authorized().catch(async (cause: unknown) => {
    throw await refuse(getTRPCErrorFromUnknown(cause))
  })
  if (result.ok) return result
  throw await refuse(result.error)
}

export const publicProcedure = procedure.meta({ access: 'ANYONE' }).use((call) =>
  guarded(
    call,
    () => undefined,
    () => call.next(),
  ),
)

export const userProcedure = procedure
  .meta({ access: 'USER' })
  .use((call) => guarded(call, asUser, (ctx) => call.next({ ctx })))

export const adminProcedure = procedure
  .meta({ access: 'ADMIN' })
  .use((call) => guarded(call, asAdmin, (ctx) => call.next({ ctx })))

export const clientProcedure = procedure
  .meta({ access: 'CLIENT' })
  .use((call) => guarded(call, asClient, (ctx) => call.next({ ctx })))

/** For both roles: what is read is narrowed to what the caller may see. */
export const portalProcedure = procedure
  .meta({ access: 'USER' })
  .use((call) => guarded(call, asPortal, (ctx) => call.next({ ctx })))

/** The two names that calls give the id of a document. */
const subject = z.object({ documentId: z.uuid().optional(), id: z.uuid().optional() })

/** What is refused of a document that there is, is written down, whoever tried. */
const notingRefusals = t.middleware(async ({ ctx, getRawInput, next, path }) => {
  const result = await next()
  if (result.ok) return result
  const { documentId, id } = subject.safeParse(await getRawInput()).data ?? {}
  const asked = documentId ?? id
  if (asked) await recordDocumentRefusal(ctx, { call: path, documentId: asked, error: result.error.cause })
  return result
})

/** For whoever comes by the link of an e-mail, or with a session. */
export const signerProcedure = publicProcedure.use(notingRefusals)

/** For both roles, about one document. */
export const documentProcedure = portalProcedure.use(notingRefusals)
