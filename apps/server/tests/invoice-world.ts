import { anInvoice } from '@tallgrass/testing'
import type { ProjectWorld } from './project-world.ts'
import type { TestApp } from './test-app.ts'

type Id = Promise<{ id: string }>

/** Invoices of the owner and what belongs to them, each new when it is asked for. */
export interface InvoiceWorld {
  /** On its first version. */
  draftInvoice(): Id
  /** Issued, with the key of its payment page. */
  openInvoice(): Promise<{ id: string; key: string }>
  paidInvoice(): Id
}

export function prepareInvoices(app: TestApp, { project }: Pick<ProjectWorld, 'project'>): InvoiceWorld {
  const { db } = app.services.database
  return {
    async draftInvoice() {
      const { clientId, id: projectId } = await project()
      return anInvoice(db, clientId, { projectId })
    },
    async openInvoice() {
      const { clientId, id: projectId } = await project()
      const key = crypto.randomUUID()
      const { id } = await anInvoice(db, clientId, { projectId, status: 'OPEN', checkoutKey: key })
      return { id, key }
    },
    async paidInvoice() {
      const { clientId, id: projectId } = await project()
      return anInvoice(db, clientId, { projectId, status: 'PAID' })
    },
  }
}
