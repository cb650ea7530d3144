import {
  type Ctx,
  noteDocumentRefusal,
  recordRefusal,
  requireAdmin,
  requireClient,
  requirePortal,
  requireUser,
} from '@tallgrass/core'
import { initTRPC, type TRPCError } from '@trpc/server'
import { z } from 'zod'
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

const procedure = t.procedure.use(async ({ ctx, next, path }) => {
  const result = await next()
  if (result.ok) return result
  const error = toTRPCError(result.error)
  if (error.code === 'FORBIDDEN' && ctx.user) await recordRefusal(ctx, path)
  throw error
})

export const publicProcedure = procedure.meta({ access: 'ANYONE' })

export const userProcedure = procedure
  .meta({ access: 'USER' })
  .use(({ ctx, next }) => next({ ctx: requireUser(ctx) }))

export const adminProcedure = procedure
  .meta({ access: 'ADMIN' })
  .use(({ ctx, next }) => next({ ctx: requireAdmin(ctx) }))

export const clientProcedure = procedure
  .meta({ access: 'CLIENT' })
  .use(({ ctx, next }) => next({ ctx: requireClient(ctx) }))

/** For both roles: what is read is narrowed to what the caller may see. */
export const portalProcedure = procedure
  .meta({ access: 'USER' })
  .use(({ ctx, next }) => next({ ctx: requirePortal(ctx) }))

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
