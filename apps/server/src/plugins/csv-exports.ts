import { type AuditEntry, auditFilter } from '@tallgrass/contracts'
import { listAudit, type Services } from '@tallgrass/core'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { addCsvExport, type CsvExport } from './csv.ts'

const auditCsv: CsvExport<z.infer<typeof auditFilter>, AuditEntry> = {
  path: '/api/admin/audit.csv',
  name: 'audit',
  filter: auditFilter,
  list: listAudit,
  columns: [
    { label: 'When', cell: ({ at }) => at },
    { label: 'Who', cell: ({ actorName }) => actorName },
    { label: 'Email', cell: ({ actorEmail }) => actorEmail },
    { label: 'Action', cell: ({ action }) => action },
    { label: 'Entity', cell: ({ entity }) => entity },
    { label: 'Entity ID', cell: ({ entityId }) => entityId },
    { label: 'Before', cell: ({ before }) => before && JSON.stringify(before) },
    { label: 'After', cell: ({ after }) => after && JSON.stringify(after) },
    { label: 'From', cell: ({ ip }) => ip },
    { label: 'Browser', cell: ({ userAgent }) => userAgent },
    { label: 'ID', cell: ({ id }) => id },
  ],
}

/** Every list that administrators can take along as a file. */
export function addCsvExports(app: FastifyInstance, services: Services): void {
  addCsvExport(app, services, auditCsv)
}
