import {
  adminInvoicePage,
  billableCosts,
  billableCostsInput,
  createInvoiceInput,
  invoiceDetails,
  invoiceId,
  invoiceMail,
  invoiceSummary,
  issueInvoiceInput,
  listInvoicesInput,
  paymentRequest,
  paymentRequestInput,
  recordPaymentInput,
  refund,
  refundPaymentInput,
  updateInvoiceInput,
  voidInvoiceInput,
} from '@tallgrass/contracts'
import {
  createInvoice,
  getInvoice,
  issueInvoice,
  listBillableCosts,
  listInvoices,
  recordPayment,
  refundPayment,
  remindOfInvoice,
  requestPayment,
  sendInvoiceAgain,
  summarizeInvoices,
  updateInvoice,
  voidInvoice,
} from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const invoicesRouter = router({
  /** Invoices with their clients, newest first. */
  list: adminProcedure
    .meta({ says: 'Invoices with their clients, newest first', scope: 'invoices:read' })
    .input(listInvoicesInput)
    .output(adminInvoicePage)
    .query(({ ctx, input }) => listInvoices(ctx, input)),
  /** Totals of all invoices. */
  summary: adminProcedure
    .meta({ says: 'Totals of all invoices', scope: 'invoices:read' })
    .output(invoiceSummary)
    .query(({ ctx }) => summarizeInvoices(ctx)),
  /** One invoice with its lines, payments and refunds. */
  get: adminProcedure
    .meta({ says: 'One invoice with its lines, payments and refunds', scope: 'invoices:read' })
    .input(invoiceId)
    .output(invoiceDetails)
    .query(({ ctx, input }) => getInvoice(ctx, input)),
  /** Draft an invoice. */
  create: adminProcedure
    .meta({ says: 'Draft an invoice', scope: 'invoices:write', refuses: ['NOT_FOUND'] })
    .input(createInvoiceInput)
    .output(invoiceDetails)
    .mutation(({ ctx, input }) => createInvoice(ctx, input)),
  /** Change a draft invoice. */
  update: adminProcedure
    .meta({ says: 'Change a draft invoice', scope: 'invoices:write' })
    .input(updateInvoiceInput)
    .output(invoiceDetails)
    .mutation(({ ctx, input }) => updateInvoice(ctx, input)),
  /** Issue a draft invoice: it gets its number and can be paid. */
  issue: adminProcedure
    .meta({ says: 'Issue a draft invoice: it gets its number and can be paid', scope: 'invoices:write' })
    .input(issueInvoiceInput)
    .output(invoiceDetails)
    .mutation(({ ctx, input }) => issueInvoice(ctx, input)),
  /** Email an open invoice to its client again. */
  sendAgain: adminProcedure
    .meta({ says: 'Email an open invoice to its client again', scope: 'invoices:write' })
    .input(invoiceId)
    .output(invoiceMail)
    .mutation(({ ctx, input }) => sendInvoiceAgain(ctx, input)),
  /** Remind the client of an open invoice now, at most once a day. */
  remind: adminProcedure
    .meta({ says: 'Remind the client of an open invoice now, at most once a day', scope: 'invoices:write' })
    .input(invoiceId)
    .output(invoiceMail)
    .mutation(({ ctx, input }) => remindOfInvoice(ctx, input)),
  /** Void an invoice that is not paid. */
  void: adminProcedure
    .meta({ says: 'Void an invoice that is not paid', scope: 'invoices:write' })
    .input(voidInvoiceInput)
    .output(invoiceDetails)
    .mutation(({ ctx, input }) => voidInvoice(ctx, input)),
  /** Record a payment received outside the payment provider. */
  recordPayment: adminProcedure
    .meta({ says: 'Record a payment received outside the payment provider', scope: 'invoices:write' })
    .input(recordPaymentInput)
    .output(invoiceDetails)
    .mutation(({ ctx, input }) => recordPayment(ctx, input)),
  /** Refund a payment, in full or in part. */
  refund: adminProcedure
    .meta({ says: 'Refund a payment, in full or in part', needsProof: true })
    .input(refundPaymentInput)
    .output(refund)
    .mutation(({ ctx, input }) => refundPayment(ctx, input)),
  /** The costs of a project that an invoice can charge. */
  billableCosts: adminProcedure
    .meta({ says: 'The costs of a project that an invoice can charge', scope: 'invoices:read' })
    .input(billableCostsInput)
    .output(billableCosts)
    .query(({ ctx, input }) => listBillableCosts(ctx, input)),
  /** Issue an invoice with one line and get its payment link. */
  requestPayment: adminProcedure
    .meta({
      says: 'Issue an invoice with one line and get its payment link',
      scope: 'invoices:write',
      refuses: ['NOT_FOUND'],
    })
    .input(paymentRequestInput)
    .output(paymentRequest)
    .mutation(({ ctx, input }) => requestPayment(ctx, input)),
})
