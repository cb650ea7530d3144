import { noSuchRecord, noticeDeliveries } from '@tallgrass/domain'
import { z } from 'zod'
import { money } from './amount.ts'
import { calendarDay } from './calendar-day.ts'
import { idOf } from './id-of.ts'
import { invoice, invoiceBreakdown } from './invoices.ts'
import { isOneLine } from './text.ts'

const INVALID_LINK = 'This payment link is not valid'

/** The link to the payment page: anyone with the key may see the invoice and pay it. */
export const checkoutInput = z
  .object({
    invoice: idOf('Invoice', INVALID_LINK),
    key: z.string(INVALID_LINK).min(1, INVALID_LINK).max(100, INVALID_LINK).refine(isOneLine, INVALID_LINK),
  })
  .meta({ description: 'The link to the payment page: anyone with the key may see the invoice and pay it.' })
export type CheckoutInput = z.infer<typeof checkoutInput>

export const checkoutView = invoice
  .pick({
    number: true,
    title: true,
    description: true,
    kind: true,
    amount: true,
    currency: true,
    status: true,
    label: true,
    refunded: true,
    toReturn: true,
    voidReason: true,
    issueDate: true,
    paidAt: true,
  })
  .extend({
    ...invoiceBreakdown.shape,
    dueDate: calendarDay.nullable(),
    /** As printed on the invoice; today's name if none was recorded. */
    clientName: z
      .string()
      .meta({ description: "As printed on the invoice; today's name if none was recorded." }),
    /** The legal name of their organization, if it has a name of its own. */
    clientOrg: z
      .string()
      .nullable()
      .meta({ description: 'The legal name of their organization, if it has a name of its own.' }),
    /** Why the invoice cannot be paid by card; null if it can. */
    cardProblem: z
      .string()
      .nullable()
      .meta({ description: 'Why the invoice cannot be paid by card; null if it can.' }),
    /** No real money is charged. */
    testMode: z.boolean().meta({ description: 'No real money is charged.' }),
  })
export type CheckoutView = z.infer<typeof checkoutView>

/** The provider's payment page, where the payer continues. */
export const checkoutPage = z
  .object({ url: z.string() })
  .meta({ description: "The provider's payment page, where the payer continues." })

const NO_SESSION = noSuchRecord('LedgerEntry')
const sessionId = z.string(NO_SESSION).min(1, NO_SESSION).max(255, NO_SESSION).refine(isOneLine, NO_SESSION)
export const checkoutSessionInput = z.object({ sessionId })

/** `confirmed`: the payment is in the ledger. `unknown`: no session has this id. */
export const checkoutOutcome = z
  .object({
    state: z.enum(['pending', 'confirmed', 'expired', 'unknown']),
    amount: money.nullable(),
    number: z.string().nullable(),
    testMode: z.boolean(),
  })
  .meta({ description: '`confirmed`: the payment is in the ledger. `unknown`: no session has this id.' })
export type CheckoutOutcome = z.infer<typeof checkoutOutcome>

export const sandboxSession = z.object({
  title: z.string(),
  amount: money,
  currency: z.string(),
  status: z.enum(['open', 'paid', 'expired']),
  successUrl: z.string(),
  cancelUrl: z.string(),
})
export type SandboxSession = z.infer<typeof sandboxSession>

const digits = (text: string) => text.replaceAll(/[\s-]/g, '')

export const sandboxPayInput = z.object({
  sessionId,
  cardNumber: z
    .string('Enter a card number')
    .max(40, 'Enter a card number')
    .transform(digits)
    .pipe(z.string().regex(/^\d{12,19}$/, 'Enter a card number')),
  expiry: z
    .string('Enter the expiry as MM/YY')
    .trim()
    .regex(/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/, 'Enter the expiry as MM/YY'),
  cvc: z
    .string('Enter the security code')
    .trim()
    .regex(/^\d{3,4}$/, 'Enter the security code'),
  /** True if the payer confirmed the payment, for a card that needs authentication. */
  authenticated: z
    .boolean()
    .optional()
    .meta({ description: 'True if the payer confirmed the payment, for a card that needs authentication.' }),
  delivery: z.enum(noticeDeliveries).default('once'),
})
export type SandboxPayInput = z.infer<typeof sandboxPayInput>

export const sandboxOutcome = z.object({
  outcome: z.enum(['paid', 'declined', 'authentication_required']),
  /** Tells the payer why the card was declined. */
  message: z.string().nullable().meta({ description: 'Tells the payer why the card was declined.' }),
  successUrl: z.string().nullable(),
})
export type SandboxOutcome = z.infer<typeof sandboxOutcome>
