import { createSystemCtx, startCheckout } from '@tallgrass/core'
import { insertLedgerEntry, insertWorkItems, newId } from '@tallgrass/db'
import { type InvoiceId, type LedgerEntryId, parseMoney } from '@tallgrass/domain'
import { anInvoice } from '@tallgrass/testing'
import type { TestApp } from '../test-app.ts'
import type { Made, ProjectWorld } from './project-world.ts'

/** Invoices of the owner and related records, created on each call. */
export interface InvoiceWorld {
  /** In version 1. */
  draftInvoice(): Made<'Invoice'>
  /** Issued, with the key of its payment page. */
  openInvoice(): Promise<{ id: InvoiceId; key: string }>
  /** Issued, with its due date. */
  issuedInvoice(): Made<'Invoice'>
  /** Paid manually, with its payment in the ledger. */
  paidInvoice(): Promise<{ id: InvoiceId; paymentId: LedgerEntryId }>
  /** The checkout of a payer who has been redirected to the provider. */
  openSession(): Promise<{ sessionId: string }>
  openWorkItem(): Made<'WorkItem'>
}

export function prepareInvoices(app: TestApp, { project }: Pick<ProjectWorld, 'project'>): InvoiceWorld {
  const { db } = app.services.database
  const now = app.services.clock

  async function openInvoice() {
    const { clientId, id: projectId } = await project()
    const key = crypto.randomUUID()
    const { id } = await anInvoice(db, clientId, { projectId, status: 'OPEN', checkoutKey: key })
    return { id, key }
  }

  async function payManually() {
    const { clientId, id: projectId } = await project()
    const { id } = await anInvoice(db, clientId, { projectId, status: 'PAID' })
    const paymentId = newId('LedgerEntry', now())
    const amount = parseMoney('5000.00')
    const money = { type: 'payment', method: 'manual', amount, currency: 'USD' } as const
    const facts = { id: paymentId, invoiceId: id, applied: true, receivedAt: now(), createdAt: now() }
    await insertLedgerEntry(db, { ...money, ...facts })
    return { id, paymentId }
  }

  async function createWorkItem() {
    const { id: invoiceId } = await openInvoice()
    const id = newId('WorkItem', now())
    const facts = { cause: `sandbox:pi_${id}`, detail: 'A payment came twice.', invoiceId, createdAt: now() }
    const due = { amount: parseMoney('10.00'), currency: 'USD' }
    await insertWorkItems(db, [{ id, kind: 'refund_due', ...due, ...facts }])
    return { id }
  }

  return {
    async draftInvoice() {
      const { clientId, id: projectId } = await project()
      return anInvoice(db, clientId, { projectId })
    },
    openInvoice,
    async issuedInvoice() {
      const { clientId, id: projectId } = await project()
      const dated = { issueDate: '2026-11-03', dueDate: '2026-11-17', checkoutKey: crypto.randomUUID() }
      return anInvoice(db, clientId, { projectId, status: 'OPEN', ...dated })
    },
    paidInvoice: payManually,
    async openSession() {
      const { id, key } = await openInvoice()
      await startCheckout(createSystemCtx(app.services), { invoice: id, key })
      const checkout = db.selectFrom('checkouts').select('providerSessionId').where('invoiceId', '=', id)
      return { sessionId: (await checkout.executeTakeFirstOrThrow()).providerSessionId ?? '' }
    },
    openWorkItem: createWorkItem,
  }
}
