import { idOf, type RefusalData } from '@tallgrass/contracts'
import {
  asAdmin,
  asClient,
  asPortal,
  asUser,
  type Ctx,
  ensureNotViewing,
  ensureScope,
  ensureStorage,
  recordDocumentRefusal,
  recordRefusal,
} from '@tallgrass/core'
import { ensureProved } from '@tallgrass/core/people'
import type { ApiScope, ErrorCode } from '@tallgrass/domain'
import { getTRPCErrorFromUnknown, initTRPC, TRPCError, type TRPCErrorShape } from '@trpc/server'
import { z } from 'zod'
import { toRefusal, toTRPCError, UnknownCaller } from './errors.ts'
import { procedureCalls } from './procedure-calls.ts'
import { withSyncParsing } from './with-sync-parsing.ts'

export interface ProcedureMeta {
  /** The access level; the procedure builder below enforces it. */
  access?: 'ANYONE' | 'USER' | 'CLIENT' | 'ADMIN'
  /** What an API key needs for it; without one, no key may call it. */
  scope?: ApiScope
  /** What it does, in one line for the API document. */
  says?: string
  /** Refusals beside those that its access, its input and its kind imply; for the API document. */
  refuses?: ErrorCode[]
  /** Of a deed that a borrowed session must not do: the caller proved who they are within the last ten minutes. */
  needsProof?: boolean
  /** Goes on while the disk is full: what little it writes is what the last room is kept for. */
  usesReserve?: boolean
}

const t = initTRPC
  .context<Ctx>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    // Instead of pings, streams say every 20 s how far they are: a ping of the library costs memory for each stream.
    sse: { client: { reconnectAfterInactivityMs: 50_000 } },
    errorFormatter({ ctx, error, shape }): TRPCErrorShape<RefusalData> {
      const { code, message, status, ...more } = toRefusal(error)
      const requestId = code === 'INTERNAL' ? requestIdOf(ctx, error) : undefined
      return {
        code: shape.code,
        message,
        data: { code, httpStatus: status, ...more, requestId },
      }
    },
  })

function requestIdOf(ctx: Ctx | undefined, { cause }: TRPCError) {
  return cause instanceof UnknownCaller ? cause.requestId : ctx?.origin.requestId
}

export const { createCallerFactory, router } = t
const procedure = withSyncParsing(t.procedure)

type Result = { ok: true } | { ok: false; error: TRPCError }

interface CallFacts {
  ctx: Ctx
  path: string
  type: 'query' | 'mutation' | 'subscription'
  meta: ProcedureMeta | undefined
  signal: AbortSignal | undefined
}

/**
 * Authorizes and makes a call; every refusal gets one of our codes. Refuses writes on a full disk, and all writes of an
 * administrator who sees the portal as a contact does. Skips reads whose caller has disconnected.
 */
function guarded<Narrowed, Outcome extends Result>(
  facts: CallFacts,
  authorize: (ctx: Ctx) => Narrowed,
  call: (caller: Narrowed) => Promise<Outcome>,
): Promise<Outcome> {
  const { path, type } = facts
  return procedureCalls.hasSubscribers
    ? procedureCalls.tracePromise(() => guard(facts, authorize, call), { path, type })
    : guard(facts, authorize, call)
}

async function guard<Narrowed, Outcome extends Result>(
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
    ensureScope(ctx, meta?.scope)
    if (type === 'mutation') ensureNotViewing(ctx)
    const caller = authorize(ctx)
    if (meta?.needsProof) ensureProved({ ...ctx, ...asUser(ctx) })
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

/** For both roles: results are limited to what the caller may see. */
export const portalProcedure = procedure
  .meta({ access: 'USER' })
  .use((call) => guarded(call, asPortal, (ctx) => call.next({ ctx })))

/** Inputs use one of these two names for the id of a document. */
const documentReference = z.object({
  documentId: idOf('Document').optional(),
  id: idOf('Document').optional(),
})

/** Records every refused call about an existing document, no matter who made it. */
const recordingRefusals = t.middleware(async ({ ctx, getRawInput, next, path }) => {
  const result = await next()
  if (result.ok) return result
  const { documentId, id } = documentReference.safeParse(await getRawInput()).data ?? {}
  const refusedId = documentId ?? id
  if (refusedId)
    await recordDocumentRefusal(ctx, { call: path, documentId: refusedId, error: result.error.cause })
  return result
})

/** For callers with a session, or with the link from the email. */
export const signerProcedure = publicProcedure.use(recordingRefusals)

/** For both roles, about one document. */
export const documentProcedure = portalProcedure.use(recordingRefusals)
