import {
  checkoutInput,
  checkoutOutcome,
  checkoutPage,
  checkoutSessionInput,
  checkoutView,
  sandboxOutcome,
  sandboxPayInput,
  sandboxSession,
} from '@tallgrass/contracts'
import {
  getCheckout,
  getCheckoutOutcome,
  getSandboxSession,
  payInSandbox,
  startCheckout,
} from '@tallgrass/core'
import { publicProcedure, router } from '../../trpc.ts'

/** Public: anyone with an invoice's key, or a session's id, may pay. */
export const checkoutRouter = router({
  get: publicProcedure
    .input(checkoutInput)
    .output(checkoutView)
    .query(({ ctx, input }) => getCheckout(ctx, input)),
  start: publicProcedure
    .input(checkoutInput)
    .output(checkoutPage)
    .mutation(({ ctx, input }) => startCheckout(ctx, input)),
  outcome: publicProcedure
    .input(checkoutSessionInput)
    .output(checkoutOutcome)
    .query(({ ctx, input }) => getCheckoutOutcome(ctx, input)),
})

/** The sandbox's payment page, which replaces a provider's. */
export const sandboxRouter = router({
  get: publicProcedure
    .input(checkoutSessionInput)
    .output(sandboxSession)
    .query(({ ctx, input }) => getSandboxSession(ctx, input)),
  pay: publicProcedure
    .input(sandboxPayInput)
    .output(sandboxOutcome)
    .mutation(({ ctx, input }) => payInSandbox(ctx, input)),
})
