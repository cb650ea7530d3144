import { invoiceId } from '@tallgrass/contracts'
import {
  getInvoiceDocument,
  getReceiptDocument,
  type PortalCtx,
  recordInvoiceDownload,
  requirePortal,
  type Services,
} from '@tallgrass/core'
import { type InvoiceId, noSuch } from '@tallgrass/domain'
import type { FastifyInstance } from 'fastify'
import { createRequestCtx } from './request-ctx.ts'

// Imported on demand, because it is much code.
const loadRenderers = () => import('@tallgrass/adapters/documents')

interface Pdf {
  name: string
  bytes: Buffer
}

/** An invoice and its receipt as PDF files, for its client and administrators. */
export function addInvoiceDocuments(app: FastifyInstance, services: Services): void {
  addPdf(app, services, 'invoice', async (ctx, input) => {
    const invoice = await getInvoiceDocument(ctx, input)
    const { renderInvoice } = await loadRenderers()
    return { name: invoice.number ?? 'draft-invoice', bytes: await renderInvoice(invoice) }
  })
  addPdf(app, services, 'receipt', async (ctx, input) => {
    const receipt = await getReceiptDocument(ctx, input)
    const { renderReceipt } = await loadRenderers()
    return { name: `${receipt.invoice.number}-receipt`, bytes: await renderReceipt(receipt) }
  })
}

function addPdf(
  app: FastifyInstance,
  services: Services,
  file: 'invoice' | 'receipt',
  make: (ctx: PortalCtx, input: { id: InvoiceId }) => Promise<Pdf>,
): void {
  app.get(`/api/invoices/:id/${file}.pdf`, async (request, reply) => {
    const ctx = requirePortal(await createRequestCtx(services, request, reply, { scope: 'invoices:read' }))
    const parsed = invoiceId.safeParse(request.params)
    if (!parsed.success) throw noSuch('Invoice')
    const { bytes, name } = await make(ctx, parsed.data)
    await recordInvoiceDownload(ctx, { id: parsed.data.id, file })
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(bytes)
  })
}
