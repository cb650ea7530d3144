import type { JsonSchema } from '@tallgrass/api/paths/json-schema.ts'
import {
  agreementId,
  archiveQuery,
  auditFilter,
  bookingByToken,
  calendarByToken,
  documentId,
  invoiceId,
  invoiceListing,
  leadFilter,
  openDocumentInput,
  organizationListing,
  sendForSignatureInput,
  waitlistFilter,
} from '@tallgrass/contracts'
import { type ApiScope, type ErrorCode, paymentProviders } from '@tallgrass/domain'
import type { z } from 'zod'
import { accountRoutes } from './account-routes.ts'
import { archiveRoutes } from './archive-routes.ts'
import type { Components } from './components.ts'
import { fileRoutes } from './file-routes.ts'
import { type Access, type OperationFacts, usualRefusals } from './operation.ts'
import type { Tag } from './tags.ts'
import { toParameters } from './to-parameters.ts'

export interface OtherRoute {
  method?: 'GET' | 'POST'
  path: string
  tag: Tag
  summary: string
  description?: string
  access: Access
  /** What an API key needs; without one, no key is accepted. */
  scope?: ApiScope
  /** Fields of the path. */
  params?: z.ZodObject
  /** Fields of the query. */
  query?: z.ZodObject
  type: string
  /** Undefined for files. */
  answers?: Record<string, string | JsonSchema>
  /** Other answers, by status. */
  also?: Record<number, string>
  refuses?: ErrorCode[]
}

const TEXT_FILE = 'text/csv; charset=utf-8'

const csv = (path: string, tag: Tag, summary: string, query: z.ZodObject): OtherRoute => ({
  path,
  tag,
  summary,
  description: 'All pages of the list, with the same filters. The audit log records the export.',
  access: 'ADMIN',
  query: query.extend(archiveQuery.shape),
  type: TEXT_FILE,
  also: { 204: 'With `check`: the file can be made now.' },
  refuses: ['PROOF_NEEDED'],
})

const notice = (path: string, summary: string, refuses: ErrorCode[] = []): OtherRoute => ({
  method: 'POST',
  path,
  tag: 'Operations',
  summary,
  description:
    'The signature of the provider proves where a notice comes from. A refused notice is sent again.',
  access: 'ANYONE',
  type: 'application/json',
  answers: { received: 'boolean' },
  refuses: ['INVALID', 'FORBIDDEN', 'STORAGE_FULL', ...refuses],
})

const otherRoutes: OtherRoute[] = [
  {
    path: '/api/health',
    tag: 'Operations',
    summary: 'Whether the process is alive, and which version it is',
    access: 'ANYONE',
    type: 'application/json',
    answers: {
      status: 'ok',
      version: { type: 'string', description: 'The version of the product that the process runs.' },
      schema: {
        type: ['string', 'null'],
        description:
          'The last migration applied to the database; null until the database has responded once. It is newer than the version while a newer version serves beside this one.',
      },
    },
  },
  {
    path: '/api/ready',
    tag: 'Operations',
    summary: 'Whether the process can do its work',
    description: 'NOT_READY while the database does not respond or is being prepared, and during shutdown.',
    access: 'ANYONE',
    type: 'application/json',
    answers: { status: 'ready' },
  },
  {
    path: '/api/invoices/{id}/invoice.pdf',
    tag: 'Invoices',
    summary: 'An invoice as PDF; clients get their own, without drafts',
    access: 'USER',
    scope: 'invoices:read',
    params: invoiceId,
    type: 'application/pdf',
  },
  {
    path: '/api/invoices/{id}/receipt.pdf',
    tag: 'Invoices',
    summary: 'The receipt of a paid invoice as PDF',
    access: 'USER',
    scope: 'invoices:read',
    params: invoiceId,
    type: 'application/pdf',
    refuses: ['CONFLICT'],
  },
  {
    path: '/api/esignature-documents/{id}/document.pdf',
    tag: 'Signing',
    summary: 'The file of a document: to sign, or sealed once everyone has signed',
    description: 'For its client, administrators, and holders of the link.',
    access: 'ANYONE',
    scope: 'agreements:read',
    params: documentId,
    query: openDocumentInput.pick({ token: true }),
    type: 'application/pdf',
    refuses: ['CONFLICT'],
  },
  {
    path: '/api/agreements/{id}/preview.pdf',
    tag: 'Signing',
    summary: 'The file that a draft agreement would send for signature, marked as a preview',
    description: 'Sends, stores and records nothing.',
    access: 'ADMIN',
    scope: 'agreements:read',
    params: agreementId,
    query: sendForSignatureInput.omit({ id: true }),
    type: 'application/pdf',
    refuses: ['CONFLICT', 'ILLEGAL_TRANSITION'],
  },
  ...accountRoutes,
  ...archiveRoutes,
  ...fileRoutes,
  {
    path: '/api/bookings/{token}/calendar.ics',
    tag: 'Calls',
    summary: 'A call as a file for a calendar',
    access: 'ANYONE',
    params: bookingByToken,
    type: 'text/calendar; charset=utf-8',
    refuses: ['CONFLICT'],
  },
  {
    path: '/api/calendar/{token}/calls.ics',
    tag: 'Calls',
    summary: 'All calls as a calendar to subscribe to',
    description:
      'By the secret address of an administrator: calls of the last 90 days and all later ones, also cancelled ones.',
    access: 'ANYONE',
    params: calendarByToken,
    type: 'text/calendar; charset=utf-8',
  },
  csv('/api/admin/audit.csv', 'Operations', 'The audit log as CSV', auditFilter),
  csv('/api/clients.csv', 'Clients', 'Clients as CSV', organizationListing),
  csv('/api/admin/invoices.csv', 'Invoices', 'Invoices as CSV', invoiceListing),
  csv('/api/admin/leads.csv', 'Leads', 'Leads as CSV', leadFilter),
  csv('/api/admin/waitlist.csv', 'Leads', 'Waitlist entries as CSV', waitlistFilter),
  ...paymentProviders.map((provider) =>
    notice(`/api/webhooks/${provider}`, `Takes a notice of the payment provider ${provider}`, ['NOT_FOUND']),
  ),
  notice('/api/webhooks/boldsign', 'Takes a notice of the e-signature service BoldSign', ['NOT_FOUND']),
]

/** The routes without a procedure: files, provider notices, and probes. */
export function otherOperations(components: Components): OperationFacts[] {
  return otherRoutes.map((route) => toFacts(route, components))
}

function toFacts(route: OtherRoute, components: Components): OperationFacts {
  const {
    access,
    also,
    answers,
    description = '',
    method = 'GET',
    params,
    path,
    query,
    refuses,
    scope,
    summary,
    tag,
    type,
  } = route
  const isNotice = method === 'POST'
  const usual = usualRefusals({
    access,
    isWrite: false,
    hasBody: isNotice,
    hasInput: query !== undefined,
    namesRecord: params !== undefined,
  })
  return {
    method,
    path,
    tag,
    summary,
    description,
    access,
    scope,
    parameters: [...toParameters(params, 'path', components), ...toParameters(query, 'query', components)],
    body: isNotice
      ? { schema: { type: 'object', description: 'The notice as its provider defines it.' }, required: true }
      : undefined,
    answer: { status: 200, content: { type, schema: answers ? toSchema(answers) : FILE }, headers: [] },
    also,
    refuses: [...usual, ...(refuses ?? [])],
  }
}

const FILE = { type: 'string', format: 'binary' }

/** `'boolean'` stands for true; any other text for itself. */
function toSchema(answers: Record<string, string | JsonSchema>) {
  const properties = Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, typeof value === 'string' ? only(value) : value]),
  )
  return { type: 'object', properties, required: Object.keys(answers), additionalProperties: false }
}

function only(value: string): JsonSchema {
  return value === 'boolean' ? { type: 'boolean', enum: [true] } : { type: 'string', enum: [value] }
}
