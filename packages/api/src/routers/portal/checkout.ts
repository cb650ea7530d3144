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
  /** An invoice as its payment page shows it. */
  get: publicProcedure
    .meta({ says: 'An invoice as its payment page shows it' })
    .input(checkoutInput)
    .output(checkoutView)
    .query(({ ctx, input }) => getCheckout(ctx, input)),
  /** Start a card payment and get the address of the provider’s page. */
  start: publicProcedure
    .meta({ says: 'Start a card payment and get the address of the provider’s page' })
    .input(checkoutInput)
    .output(checkoutPage)
    .mutation(({ ctx, input }) => startCheckout(ctx, input)),
  /** Whether a card payment has been confirmed. */
  outcome: publicProcedure
    .meta({ says: 'Whether a card payment has been confirmed' })
    .input(checkoutSessionInput)
    .output(checkoutOutcome)
    .query(({ ctx, input }) => getCheckoutOutcome(ctx, input)),
})

/** The sandbox's payment page, which replaces a provider's. */
export const sandboxRouter = router({
  /** A payment session of the sandbox. */
  get: publicProcedure
    .meta({ says: 'A payment session of the sandbox' })
    .input(checkoutSessionInput)
    .output(sandboxSession)
    .query(({ ctx, input }) => getSandboxSession(ctx, input)),
  /** Pay in the sandbox with a test card. */
  pay: publicProcedure
    .meta({ says: 'Pay in the sandbox with a test card' })
    .input(sandboxPayInput)
    .output(sandboxOutcome)
    .mutation(({ ctx, input }) => payInSandbox(ctx, input)),
})
