import type { InvoiceWorld } from '../worlds/invoice-world.ts'
import type { ProjectWorld } from '../worlds/project-world.ts'
import type { CallsOf } from './valid-project-calls.ts'

const lines = [{ description: 'Setup', quantity: '1.5', unitPrice: '120.00', taxRate: 8.25 }]

export const validInvoiceCalls: CallsOf<
  'portal.invoices' | 'admin.invoices',
  ProjectWorld & InvoiceWorld,
  | 'admin.invoices.recordPayment'
  | 'admin.invoices.refund'
  | 'admin.invoices.remind'
  | 'admin.invoices.sendAgain'
  | 'admin.invoices.void'
> = {
  'portal.invoices.list': () => ({ search: 'invoice', status: 'OPEN', sort: 'due', limit: 5 }),
  'portal.invoices.summary': () => {},
  'admin.invoices.list': () => ({ search: 'invoice', status: 'OPEN', sort: 'amount', limit: 5 }),
  'admin.invoices.summary': () => {},
  'admin.invoices.get': async ({ draftInvoice }) => ({ id: (await draftInvoice()).id }),
  'admin.invoices.create': async ({ project }) => {
    const { clientId, id: projectId } = await project()
    return { clientId, projectId, title: 'Setup', kind: 'FINAL', dueDate: '2026-12-18', lines }
  },
  'admin.invoices.update': async ({ draftInvoice }) => ({
    id: (await draftInvoice()).id,
    version: 1,
    title: 'Setup and training',
    lines,
  }),
  'admin.invoices.issue': async ({ draftInvoice }) => ({ id: (await draftInvoice()).id, version: 1 }),
  'admin.invoices.billableCosts': async ({ project }) => ({ projectId: (await project()).id }),
  'admin.invoices.requestPayment': async ({ project }) => {
    const { clientId, id: projectId } = await project()
    return { clientId, projectId, amount: 1250.5, description: 'Second milestone' }
  },
}
