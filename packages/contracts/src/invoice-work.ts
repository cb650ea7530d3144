import {
  type CalendarDate,
  DISCOUNT_DECIMALS,
  isUnclearAmount,
  ledgerEntryTypes,
  mailStatuses,
  parseMoney,
  paymentMethods,
  paymentProviders,
  QUANTITY_DECIMALS,
  refundStatuses,
  TAX_RATE_DECIMALS,
  textLimits,
  toDecimal,
  toScaled,
} from '@tallgrass/domain'
import { z } from 'zod'
import { amount, money, unclearAmount } from './amount.ts'
import { parsedAs } from './branded-as.ts'
import { calendarDay, clearableDay } from './calendar-day.ts'
import { clientIdOr, idOf } from './id-of.ts'
import { adminInvoice, invoiceBreakdown, invoiceId, invoiceKind } from './invoices.ts'
import { instant } from './person.ts'
import { cost } from './project-parts.ts'
import { version } from './projects.ts'
import { clearableParagraph, line, paragraph } from './text.ts'

const MAX_LINES = 100
const ONE_CENT = parseMoney('0.01')

/** A plain decimal, as a string or a JSON number. */
function decimal({ decimals, digits, message }: { decimals: number; digits: number; message: string }) {
  return z.union([z.number(), z.string().trim().max(20, message)], message).transform((value, ctx) => {
    const plain = toDecimal(value, { decimals, digits })
    if (plain !== undefined) return plain
    ctx.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

const NO_QUANTITY = `Quantity must be more than 0, with at most ${QUANTITY_DECIMALS} decimals`
const NO_TAX_RATE = `Tax must be 0 to 100 percent, with at most ${TAX_RATE_DECIMALS} decimals`

export const invoiceLineInput = z.object({
  description: line({ label: 'Description', required: 'Enter a description', max: textLimits.title }),
  quantity: decimal({ decimals: QUANTITY_DECIMALS, digits: 6, message: NO_QUANTITY })
    .refine((quantity) => toScaled(quantity, QUANTITY_DECIMALS) > 0n, NO_QUANTITY)
    .default('1'),
  unitPrice: amount({ label: 'Unit price' }),
  taxRate: decimal({ decimals: TAX_RATE_DECIMALS, digits: 3, message: NO_TAX_RATE })
    .refine((rate) => toScaled(rate, TAX_RATE_DECIMALS) <= toScaled('100', TAX_RATE_DECIMALS), NO_TAX_RATE)
    .default('0'),
  /** A billable cost of the invoice's project. Each cost can be charged once. */
  costId: idOf('Cost')
    .nullish()
    .meta({ description: "A billable cost of the invoice's project. Each cost can be charged once." }),
})

const NO_PERCENT = `Discount must be more than 0 and at most 100 percent, with at most ${DISCOUNT_DECIMALS} decimals`
const WHOLE = toScaled('100', DISCOUNT_DECIMALS)

/** Taken off the lines before tax: either `percent` or `amount`. */
const discountInput = z
  .object({
    percent: decimal({ decimals: DISCOUNT_DECIMALS, digits: 3, message: NO_PERCENT })
      .refine((percent) => {
        const scaled = toScaled(percent, DISCOUNT_DECIMALS)
        return scaled > 0n && scaled <= WHOLE
      }, NO_PERCENT)
      .optional(),
    amount: amount({ label: 'Discount', min: ONE_CENT }).optional(),
  })
  .refine(
    ({ amount, percent }) => (amount === undefined) !== (percent === undefined),
    'Give the discount either in percent or as an amount',
  )
  .meta({ description: 'Taken off the lines before tax: either `percent` or `amount`.' })

const facts = {
  projectId: idOf('Project').nullish(),
  title: line({ label: 'Title', required: 'Title is required', max: textLimits.title }),
  description: clearableParagraph({ label: 'Description' }),
  kind: invoiceKind.default('MILESTONE'),
  dueDate: clearableDay({ label: 'Due date' }),
  lines: z
    .array(invoiceLineInput, 'lines must be a list')
    .min(1, 'An invoice needs at least one line')
    .max(MAX_LINES, `An invoice can have at most ${MAX_LINES} lines`),
  discount: discountInput.nullish(),
  /** Issues the invoice as well; if it cannot be issued, nothing is saved. */
  issue: z.boolean('issue must be true or false').optional().meta({
    description: 'Issues the invoice as well; if it cannot be issued, nothing is saved.',
  }),
}

/** Creates a draft, which has no number and is hidden from the client until it is issued. */
export const createInvoiceInput = z.object({ clientId: clientIdOr('Client is required'), ...facts }).meta({
  description: 'Creates a draft, which has no number and is hidden from the client until it is issued.',
})
export type CreateInvoiceInput = z.infer<typeof createInvoiceInput>

/** Replaces everything in a draft except its client. */
export const updateInvoiceInput = z
  .object({ ...invoiceId.shape, version, ...facts })
  .meta({ description: 'Replaces everything in a draft except its client.' })
export type UpdateInvoiceInput = z.infer<typeof updateInvoiceInput>

/**
 * `version` is the version that the editor saw. An invoice without a due date is due after the usual term.
 */
export const issueInvoiceInput = z.object({ ...invoiceId.shape, version: version.optional() }).meta({
  description:
    '`version` is the version that the editor saw. An invoice without a due date is due after the usual term.',
})
export type IssueInvoiceInput = z.infer<typeof issueInvoiceInput>

/** The status of a message to the client of an invoice. */
export const invoiceMail = z
  .object({ email: z.enum(mailStatuses) })
  .meta({ description: 'The status of a message to the client of an invoice.' })
export type InvoiceMail = z.infer<typeof invoiceMail>

export const voidInvoiceInput = z.object({
  ...invoiceId.shape,
  reason: paragraph({ label: 'Reason', required: 'Enter a reason for voiding the invoice' }),
  /** Shows the reason to the client as well. */
  shareReason: z
    .boolean('shareReason must be true or false')
    .default(false)
    .meta({ description: 'Shows the reason to the client as well.' }),
})
export type VoidInvoiceInput = z.infer<typeof voidInvoiceInput>

/** A manual payment of the whole amount. */
export const recordPaymentInput = z
  .object({
    ...invoiceId.shape,
    receivedOn: parsedAs<CalendarDate>(z.iso.date('Received on must be a date such as 2026-11-20')),
    note: paragraph({ label: 'Note', required: 'Enter how the payment was received' }),
  })
  .meta({ description: 'A manual payment of the whole amount.' })
export type RecordPaymentInput = z.infer<typeof recordPaymentInput>

export const refundPaymentInput = z.object({
  paymentId: idOf('LedgerEntry'),
  amount: amount({ label: 'Amount', min: ONE_CENT }),
  reason: paragraph({ label: 'Reason', required: 'Enter a reason for the refund' }),
})
export type RefundPaymentInput = z.infer<typeof refundPaymentInput>

const POSITIVE = 'Amount must be a valid positive number'

/** Why a requested amount is refused, if it is: in the words of the form, before those of any amount. */
function problemOf(value: string | number): string | undefined {
  if (value === '') return 'Amount is required'
  if (isUnclearAmount(String(value))) return unclearAmount('Amount')
  return Number(value) > 0 && !/[^\d.]/.test(String(value)) ? undefined : POSITIVE
}

/** An invoice with one line, which is issued immediately. */
export const paymentRequestInput = z
  .object({
    clientId: clientIdOr('Client is required'),
    amount: z
      .union([z.number(), z.string().trim().max(20, POSITIVE)], 'Amount is required')
      .superRefine((value, ctx) => {
        const message = problemOf(value)
        if (message) ctx.addIssue({ code: 'custom', message })
      })
      .pipe(amount({ label: 'Amount', min: ONE_CENT })),
    description: line({ label: 'Description', required: 'Description is required', max: textLimits.title }),
    projectId: idOf('Project').nullish(),
    kind: invoiceKind.default('MILESTONE'),
  })
  .meta({ description: 'An invoice with one line, which is issued immediately.' })
export type PaymentRequestInput = z.infer<typeof paymentRequestInput>

export const paymentRequest = z.object({
  id: idOf('Invoice'),
  number: z.string(),
  /** The path of the payment page on this site. */
  paymentUrl: z.string().meta({ description: 'The path of the payment page on this site.' }),
  /** The status of the message to the client. */
  email: z.enum(mailStatuses).meta({ description: 'The status of the message to the client.' }),
})
export type PaymentRequest = z.infer<typeof paymentRequest>

export const billableCostsInput = z.object({ projectId: idOf('Project') })
/** At most a hundred costs of a project that are not on any invoice yet. */
export const billableCosts = z
  .array(cost.pick({ id: true, label: true, category: true, vendor: true, amount: true }))
  .meta({ description: 'At most a hundred costs of a project that are not on any invoice yet.' })

const ledgerEntry = z.object({
  id: idOf('LedgerEntry'),
  type: z.enum(ledgerEntryTypes),
  method: z.enum(paymentMethods),
  amount: money,
  currency: z.string(),
  /** False for money that does not count toward the invoice. */
  applied: z.boolean().meta({ description: 'False for money that does not count toward the invoice.' }),
  provider: z.enum(paymentProviders).nullable(),
  providerPaymentId: z.string().nullable(),
  note: z.string().nullable(),
  recordedByName: z.string().nullable(),
  /** For a payment: the amount that can still be refunded. */
  refundable: money.meta({ description: 'For a payment: the amount that can still be refunded.' }),
  receivedAt: instant,
})
export type LedgerEntry = z.infer<typeof ledgerEntry>

export const refund = z.object({
  id: idOf('Refund'),
  paymentId: idOf('LedgerEntry'),
  amount: money,
  reason: z.string(),
  status: z.enum(refundStatuses),
  failure: z.string().nullable(),
  createdAt: instant,
})
export type Refund = z.infer<typeof refund>

/** An invoice with everything that administrators see about it. */
export const invoiceDetails = adminInvoice
  .extend({
    ...invoiceBreakdown.shape,
    ledger: z.array(ledgerEntry),
    refunds: z.array(refund),
    reminders: z.array(z.object({ day: z.int(), sentOn: calendarDay })),
  })
  .meta({ description: 'An invoice with everything that administrators see about it.' })
export type InvoiceDetails = z.infer<typeof invoiceDetails>
