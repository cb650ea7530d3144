import {
  asAdmin,
  asClient,
  asPortal,
  asUser,
  type Ctx,
  noteDocumentRefusal,
  recordRefusal,
} from '@tallgrass/core'
import { getTRPCErrorFromUnknown, initTRPC, type TRPCError } from '@trpc/server'
import { z } from 'zod'
import { checkedAtOnce } from './checked-at-once.ts'
import { toRefusal, toTRPCError, UnknownCaller } from './errors.ts'

/** Who may call a procedure; the middleware of the same name enforces it. */
export interface ProcedureMeta {
  access: 'ANYONE' | 'USER' | 'CLIENT' | 'ADMIN'
}

const t = initTRPC
  .context<Ctx>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter({ ctx, error, shape }) {
      const { code, details, issues, message, retryAfterSeconds, status } = toRefusal(error)
      const requestId = code === 'INTERNAL' ? requestIdOf(ctx, error) : undefined
      return {
        code: shape.code,
        message,
        data: { code, httpStatus: status, issues, details, retryAfterSeconds, requestId },
      }
    },
  })

function requestIdOf(ctx: Ctx | undefined, { cause }: TRPCError) {
  return cause instanceof UnknownCaller ? cause.requestId : ctx?.origin.requestId
}

export const { createCallerFactory, router } = t
const procedure = checkedAtOnce(t.procedure)

type Result = { ok: true } | { ok: false; error: TRPCError }

/** Makes a call whose caller may be refused; every refusal leaves with a code of ours. */
async function guarded<Outcome extends Result>(
  ctx: Ctx,
  path: string,
  call: () => Promise<Outcome>,
): Promise<Outcome> {
  const refuse = async (cause: TRPCError) => {
    const refusal = toTRPCError(cause)
    if (refusal.code === 'FORBIDDEN' && ctx.user) await recordRefusal(ctx, path)
    return refusal
  }
  const result = await call().catch(async (cause: unknown) => {
    throw await refuse(getTRPCErrorFromUnknown(cause))
  })
  if (result.ok) return result
  throw await refuse(result.error)
}

export const publicProcedure = procedure
  .meta({ access: 'ANYONE' })
  .use(({ ctx, next, path }) => guarded(ctx, path, () => next()))

export const userProcedure = procedure
  .meta({ access: 'USER' })
  .use(({ ctx, next, path }) => guarded(ctx, path, async () => next({ ctx: asUser(ctx) })))

export const adminProcedure = procedure
  .meta({ access: 'ADMIN' })
  .use(({ ctx, next, path }) => guarded(ctx, path, async () => next({ ctx: asAdmin(ctx) })))

export const clientProcedure = procedure
  .meta({ access: 'CLIENT' })
  .use(({ ctx, next, path }) => guarded(ctx, path, async () => next({ ctx: asClient(ctx) })))

/** For both roles: what is read is narrowed to what the caller may see. */
export const portalProcedure = procedure
  .meta({ access: 'USER' })
  .use(({ ctx, next, path }) => guarded(ctx, path, async () => next({ ctx: asPortal(ctx) })))

/** The two names that calls give the id of a document. */
const subject = z.object({ documentId: z.uuid().optional(), id: z.uuid().optional() })

/** What is refused of a document that there is, is written down, whoever tried. */
const notingRefusals = t.middleware(async ({ ctx, getRawInput, next, path }) => {
  const result = await next()
  if (result.ok) return result
  const { documentId, id } = subject.safeParse(await getRawInput()).data ?? {}
  const asked = documentId ?? id
  if (asked) await noteDocumentRefusal(ctx, { call: path, documentId: asked, error: result.error.cause })
  return result
})

/** For whoever comes by the link of an e-mail, or with a session. */
export const signerProcedure = publicProcedure.use(notingRefusals)

/** For both roles, about one document. */
export const documentProcedure = portalProcedure.use(notingRefusals)
