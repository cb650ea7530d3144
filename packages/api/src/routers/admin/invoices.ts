import {
  adminInvoicePage,
  billableCosts,
  billableCostsInput,
  createInvoiceInput,
  invoiceDetails,
  invoiceId,
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
  requestPayment,
  summarizeInvoices,
  updateInvoice,
  voidInvoice,
} from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const invoicesRouter = router({
  list: adminProcedure
    .input(listInvoicesInput)
    .output(adminInvoicePage)
    .query(({ ctx, input }) => listInvoices(ctx, input)),
  summary: adminProcedure.output(invoiceSummary).query(({ ctx }) => summarizeInvoices(ctx)),
  get: adminProcedure
    .input(invoiceId)
    .output(invoiceDetails)
    .query(({ ctx, input }) => getInvoice(ctx, input)),
  create: adminProcedure
    .input(createInvoiceInput)
    .output(invoiceDetails)
    .mutation(({ ctx, input }) => createInvoice(ctx, input)),
  update: adminProcedure
    .input(updateInvoiceInput)
    .output(invoiceDetails)
    .mutation(({ ctx, input }) => updateInvoice(ctx, input)),
  issue: adminProcedure
    .input(issueInvoiceInput)
    .output(invoiceDetails)
    .mutation(({ ctx, input }) => issueInvoice(ctx, input)),
  void: adminProcedure
    .input(voidInvoiceInput)
    .output(invoiceDetails)
    .mutation(({ ctx, input }) => voidInvoice(ctx, input)),
  recordPayment: adminProcedure
    .input(recordPaymentInput)
    .output(invoiceDetails)
    .mutation(({ ctx, input }) => recordPayment(ctx, input)),
  refund: adminProcedure
    .input(refundPaymentInput)
    .output(refund)
    .mutation(({ ctx, input }) => refundPayment(ctx, input)),
  billableCosts: adminProcedure
    .input(billableCostsInput)
    .output(billableCosts)
    .query(({ ctx, input }) => listBillableCosts(ctx, input)),
  requestPayment: adminProcedure
    .input(paymentRequestInput)
    .output(paymentRequest)
    .mutation(({ ctx, input }) => requestPayment(ctx, input)),
})
