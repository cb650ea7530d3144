import type { InvoiceId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { PortalCtx } from '../authorize.ts'

/** Records the download of an invoice or its receipt. */
export async function recordInvoiceDownload(
  ctx: PortalCtx,
  { file, id }: { id: InvoiceId; file: 'invoice' | 'receipt' },
): Promise<void> {
  await ctx.recordUnlessViewing(async (tx) =>
    audit(tx, { action: 'invoice.download', entity: 'invoice', entityId: id, after: { file } }),
  )
}
