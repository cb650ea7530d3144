import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { invitationsRouter } from './routers/admin/invitations.ts'
import { usersRouter } from './routers/admin/users.ts'
import { authRouter } from './routers/auth.ts'
import { router } from './trpc.ts'

export const appRouter = router({
  auth: authRouter,
  admin: router({ users: usersRouter, invitations: invitationsRouter }),
})

export type AppRouter = typeof appRouter
export type RouterInputs = inferRouterInputs<AppRouter>
export type RouterOutputs = inferRouterOutputs<AppRouter>

export { type Refusal, toRefusal } from './errors.ts'
export { createCallerFactory, type ProcedureMeta } from './trpc.ts'
