import {
  type Ctx,
  recordRefusal,
  requireAdmin,
  requireClient,
  requirePortal,
  requireUser,
} from '@tallgrass/core'
import { initTRPC, type TRPCError } from '@trpc/server'
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
