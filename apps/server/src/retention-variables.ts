import { resolve } from 'node:path'
import { defaultRetention, type Retention } from '@tallgrass/domain'
import { z } from 'zod'
import { whole } from './variable-kinds.ts'

const DEFAULT_ARCHIVE_DAYS = 365
/** About a hundred years. */
const MAX_DAYS = 36_500
const days = (kept: number) => whole(0, MAX_DAYS).default(kept)

export const retentionVariables = {
  RETENTION_CHATS: days(defaultRetention.chats),
  RETENTION_LEADS: days(defaultRetention.leads),
  RETENTION_OUTBOX: days(defaultRetention.outbox),
  RETENTION_SIGN_INS: days(defaultRetention.signIns),
  AUDIT_ARCHIVE_TO: z
    .string()
    .regex(/^(?![a-z][\w+.-]+:\/\/)/i, 'must be a folder')
    .optional(),
  AUDIT_ARCHIVE_DAYS: whole(1, MAX_DAYS).optional(),
}

type Values = z.infer<z.ZodObject<typeof retentionVariables>>

export function retentionContradictions({ AUDIT_ARCHIVE_DAYS, AUDIT_ARCHIVE_TO }: Values): string[] {
  return AUDIT_ARCHIVE_DAYS !== undefined && AUDIT_ARCHIVE_TO === undefined
    ? ['AUDIT_ARCHIVE_TO: is missing, but AUDIT_ARCHIVE_DAYS is set']
    : []
}

/** After how many days things are deleted, and where old segments of the audit log are moved, if anywhere. */
export function keptOf(values: Values) {
  const retention: Retention = {
    chats: values.RETENTION_CHATS,
    leads: values.RETENTION_LEADS,
    outbox: values.RETENTION_OUTBOX,
    signIns: values.RETENTION_SIGN_INS,
  }
  return { retention, auditArchive: archiveOf(values) }
}

function archiveOf({ AUDIT_ARCHIVE_DAYS, AUDIT_ARCHIVE_TO }: Values) {
  if (AUDIT_ARCHIVE_TO === undefined) return undefined
  return { directory: resolve(AUDIT_ARCHIVE_TO), days: AUDIT_ARCHIVE_DAYS ?? DEFAULT_ARCHIVE_DAYS }
}
