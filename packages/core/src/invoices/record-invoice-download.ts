import { audit } from '../audit/audit.ts'
import type { PortalCtx } from '../authorize.ts'

/** Writes down that somebody takes an invoice, or its receipt, along as a file. */
export async function recordInvoiceDownload(
  ctx: PortalCtx,
  { file, id }: { id: string; file: 'invoice' | 'receipt' },
): Promise<void> {
  await ctx.transaction(async (tx) =>
    audit(tx, { action: 'invoice.download', entity: 'invoice', entityId: id, after: { file } }),
  )
}
