import {
  type AdminInvoice,
  type AuditEntry,
  auditFilter,
  invoiceListing,
  type ListedOrganization,
  leadFilter,
  organizationListing,
  type WaitlistEntry,
  waitlistFilter,
} from '@tallgrass/contracts'
import {
  listAudit,
  listInvoices,
  listLeads,
  listOrganizations,
  listWaitlist,
  type Services,
} from '@tallgrass/core'
import { actorInWords } from '@tallgrass/domain'

import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { addCsvExport, type CsvExport } from './csv.ts'

const auditCsv: CsvExport<z.infer<typeof auditFilter>, AuditEntry> = {
  path: '/api/admin/audit.csv',
  name: 'audit',
  entity: 'audit',
  filter: auditFilter,
  list: listAudit,
  columns: [
    { label: 'When', cell: ({ at }) => at },
    { label: 'Who', cell: ({ actor, actorName }) => actorName ?? actorInWords(actor) },
    { label: 'Email', cell: ({ actorEmail }) => actorEmail },
    { label: 'Action', cell: ({ action }) => action },
    { label: 'Entity', cell: ({ entity }) => entity },
    { label: 'Entity ID', cell: ({ entityId }) => entityId },
    { label: 'Before', cell: ({ before }) => before && JSON.stringify(before) },
    { label: 'After', cell: ({ after }) => after && JSON.stringify(after) },
    { label: 'From', cell: ({ ip }) => ip },
    { label: 'Browser', cell: ({ userAgent }) => userAgent },
    { label: 'ID', cell: ({ id }) => id },
    { label: 'API key', cell: ({ actorKeyName }) => actorKeyName },
  ],
}

type LeadWithNotes = Awaited<ReturnType<typeof listLeads>>['items'][number]

const leadsCsv: CsvExport<z.infer<typeof leadFilter>, LeadWithNotes> = {
  path: '/api/admin/leads.csv',
  name: 'leads',
  entity: 'lead',
  filter: leadFilter,
  list: listLeads,
  columns: [
    { label: 'When', cell: ({ createdAt }) => createdAt },
    { label: 'Status', cell: ({ status }) => status },
    { label: 'Name', cell: ({ name }) => name },
    { label: 'Email', cell: ({ email }) => email },
    { label: 'Phone', cell: ({ phone }) => phone },
    { label: 'Company', cell: ({ company }) => company },
    { label: 'Interest', cell: ({ interest }) => interest },
    { label: 'Source', cell: ({ source }) => source },
    { label: 'First contact', cell: ({ firstContactedAt }) => firstContactedAt },
    { label: 'Closed as', cell: ({ closedAs }) => closedAs },
    { label: 'Reason', cell: ({ closedReason }) => closedReason },
    { label: 'Notes', cell: ({ notes }) => notes },
    { label: 'ID', cell: ({ id }) => id },
  ],
}

const waitlistCsv: CsvExport<z.infer<typeof waitlistFilter>, WaitlistEntry> = {
  path: '/api/admin/waitlist.csv',
  name: 'waitlist',
  entity: 'waitlist-entry',
  filter: waitlistFilter,
  list: listWaitlist,
  columns: [
    { label: 'When', cell: ({ createdAt }) => createdAt },
    { label: 'Product', cell: ({ product }) => product },
    { label: 'Name', cell: ({ name }) => name },
    { label: 'Email', cell: ({ email }) => email },
    { label: 'Company', cell: ({ company }) => company },
    { label: 'Role', cell: ({ role }) => role },
    { label: 'Use case', cell: ({ useCase }) => useCase },
    { label: 'ID', cell: ({ id }) => id },
  ],
}

const invoicesCsv: CsvExport<z.infer<typeof invoiceListing>, AdminInvoice> = {
  path: '/api/admin/invoices.csv',
  name: 'invoices',
  entity: 'invoice',
  filter: invoiceListing,
  list: listInvoices,
  columns: [
    { label: 'Number', cell: ({ number }) => number },
    { label: 'Status', cell: ({ status }) => status },
    { label: 'Remark', cell: ({ label }) => label },
    { label: 'Kind', cell: ({ kind }) => kind },
    { label: 'Title', cell: ({ title }) => title },
    { label: 'Client', cell: ({ clientName }) => clientName },
    { label: 'Email', cell: ({ clientEmail }) => clientEmail },
    { label: 'Project', cell: ({ projectName }) => projectName },
    { label: 'Amount', cell: ({ amount }) => amount },
    { label: 'Refunded', cell: ({ refunded }) => refunded },
    { label: 'Currency', cell: ({ currency }) => currency },
    { label: 'Created', cell: ({ createdAt }) => createdAt },
    { label: 'Issued', cell: ({ issueDate }) => issueDate },
    { label: 'Due', cell: ({ dueDate }) => dueDate },
    { label: 'Paid', cell: ({ paidAt }) => paidAt },
    { label: 'ID', cell: ({ id }) => id },
  ],
}

const clientsCsv: CsvExport<z.infer<typeof organizationListing>, ListedOrganization> = {
  path: '/api/clients.csv',
  name: 'clients',
  entity: 'organization',
  filter: organizationListing,
  list: listOrganizations,
  columns: [
    { label: 'Name', cell: ({ name }) => name },
    { label: 'Legal name', cell: ({ legalName }) => legalName },
    { label: 'Phone', cell: ({ phone }) => phone },
    { label: 'Tags', cell: ({ tags }) => tags.join(', ') },
    { label: 'Contacts', cell: ({ contacts }) => contacts },
    { label: 'Agreed', cell: ({ money }) => money.agreed },
    { label: 'Invoiced', cell: ({ money }) => money.invoiced },
    { label: 'Paid', cell: ({ money }) => money.paid },
    { label: 'Open', cell: ({ money }) => money.open },
    { label: 'Overdue', cell: ({ money }) => money.overdue },
    { label: 'Since', cell: ({ createdAt }) => createdAt },
    { label: 'Archived', cell: ({ archivedAt }) => archivedAt },
    { label: 'ID', cell: ({ id }) => id },
  ],
}

/** Every list that administrators can download as a CSV file. */
export function addCsvExports(app: FastifyInstance, services: Services): void {
  addCsvExport(app, services, auditCsv)
  addCsvExport(app, services, clientsCsv)
  addCsvExport(app, services, invoicesCsv)
  addCsvExport(app, services, leadsCsv)
  addCsvExport(app, services, waitlistCsv)
}
