import {
  closeInvoicesOf,
  deleteEventsOfProject,
  deleteProject as deleteProjectRow,
  isPaidOrSigned,
} from '@tallgrass/db'
import { AppError, type ProjectId } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'
import { auditInProject } from './audit-in-project.ts'
import { lockProject } from './lock-project.ts'

/**
 * Deletes a project with its parts and draft invoices. Unpaid issued invoices are voided and stay.
 * Throws NOT_FOUND, or CONFLICT if anything in it is paid or signed.
 */
export async function deleteProject(ctx: AdminCtx, { id }: { id: ProjectId }): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const { clientId, name, status, type } = await lockProject(tx, ctx.scope, { id, lock: 'FOR UPDATE' })
    if (await isPaidOrSigned(tx.db, id)) {
      const sentence = 'This project has paid invoices or signed documents. Archive it instead.'
      throw new AppError('CONFLICT', sentence)
    }
    const voided = await closeInvoicesOf(tx.db, id, {
      voidedAt: tx.now,
      voidReason: 'The project was deleted',
    })
    // Their payment pages may still be open at the provider.
    for (const { id: invoiceId } of voided) await tx.enqueue('close-checkouts', { invoiceId })
    await resolveWorkItems(tx, { kind: 'client_answer', projectId: id }, 'The project was deleted.')
    await deleteEventsOfProject(tx.db, id)
    await deleteProjectRow(tx.db, id)
    auditInProject(tx, id, {
      action: 'project.delete',
      entity: 'project',
      entityId: id,
      before: { name, type, status, clientId },
      after: { voidedInvoices: numbersOf(voided) },
    })
  })
  return { ok: true }
}

function numbersOf(invoices: { number: string | null }[]): string {
  return invoices
    .flatMap(({ number }) => number ?? [])
    .toSorted()
    .join(', ')
}
