import type { TallgrassOutputs } from '@tallgrass/client'
import type { InvoiceDetails, ListedProject, OrganizationDetails, Task } from '@tallgrass/contracts'
import { adminInvoices, detailsOf } from '../samples/invoices.ts'
import { detailsOf as leadDetailsOf, leads } from '../samples/leads.ts'
import { organizationDetailsOf, organizations } from '../samples/organizations.ts'
import { projects, tasks } from '../samples/projects.ts'

export type LeadDetails = TallgrassOutputs['admin']['leads']['get']

/** The records of a business. Plain data, so that it can be stored as JSON. Newest first, tasks in their order. */
export interface Business {
  clients: OrganizationDetails[]
  leads: LeadDetails[]
  projects: ListedProject[]
  tasks: Task[]
  invoices: InvoiceDetails[]
}

/** A few clients, leads, projects, tasks and invoices: the samples. */
export function smallBusiness(): Business {
  return structuredClone({
    clients: organizations.map(organizationDetailsOf),
    leads: leads.map(leadDetailsOf),
    projects,
    tasks,
    invoices: adminInvoices.map(detailsOf),
  })
}
