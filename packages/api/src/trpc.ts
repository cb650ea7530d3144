import { type Ctx, requireAdmin, requireUser } from '@tallgrass/core'
import { initTRPC } from '@trpc/server'
import { toRefusal, toTRPCError } from './errors.ts'

/** Who may call a procedure; the middleware of the same name enforces it. */
export interface ProcedureMeta {
  access: 'ANYONE' | 'USER' | 'ADMIN'
}

const t = initTRPC
  .context<Ctx>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter({ ctx, error, shape }) {
      const { code, issues, message, retryAfterSeconds, status } = toRefusal(error)
      const requestId = code === 'INTERNAL' ? ctx?.origin.requestId : undefined
      return {
        code: shape.code,
        message,
        data: { code, httpStatus: status, issues, retryAfterSeconds, requestId },
      }
    },
  })

export const { createCallerFactory, router } = t

const procedure = t.procedure.use(async ({ next }) => {
  const result = await next()
  if (!result.ok) throw toTRPCError(result.error)
  return result
})

export const publicProcedure = procedure.meta({ access: 'ANYONE' })

export const userProcedure = procedure
  .meta({ access: 'USER' })
  .use(({ ctx, next }) => next({ ctx: requireUser(ctx) }))

export const adminProcedure = procedure
  .meta({ access: 'ADMIN' })
  .use(({ ctx, next }) => next({ ctx: requireAdmin(ctx) }))
