import { type CalendarDate, mailStatuses, noSuchRecord } from '@tallgrass/domain'
import { z } from 'zod'
import { actor } from './actor.ts'
import { parsedAs } from './branded-as.ts'
import { anyId, idOf } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'
import { isOneLine } from './text.ts'

export const mailStatus = z.enum(mailStatuses)

export const listOutboxInput = pageInput.extend({ status: mailStatus.optional() })
export type ListOutboxInput = z.infer<typeof listOutboxInput>

/** A message as administrators see it: everything except its link. */
export const outboxMail = z
  .object({
    id: idOf('Mail'),
    template: z.string(),
    recipient: z.string(),
    subject: z.string(),
    text: z.string(),
    status: mailStatus,
    attempts: z.int(),
    lastError: z.string().nullable(),
    createdAt: instant,
    sentAt: instant.nullable(),
    /** False if its link was used, has expired or was ended: then it cannot be sent again. */
    linkValid: z.boolean().meta({
      description: 'False if its link was used, has expired or was ended: then it cannot be sent again.',
    }),
  })
  .meta({ description: 'A message as administrators see it: everything except its link.' })
export type OutboxMail = z.infer<typeof outboxMail>
export const outboxPage = pageOf(outboxMail)

export const outboxSettings = z.object({
  /** False if no mail transport is configured; messages then stay in the outbox. */
  emailEnabled: z
    .boolean()
    .meta({ description: 'False if no mail transport is configured; messages then stay in the outbox.' }),
  /** True if signers get email, from us or from the e-signature service. */
  signersEmailed: z
    .boolean()
    .meta({ description: 'True if signers get email, from us or from the e-signature service.' }),
  /** True while the site is held after a restore: no message is sent. */
  siteHeld: z
    .boolean()
    .meta({ description: 'True while the site is held after a restore: no message is sent.' }),
})

export const mailId = z.object({ id: idOf('Mail') })

/** A job that used up all of its retries. */
export const failedJob = z
  .object({
    id: idOf('Job'),
    name: z.string(),
    data: z.unknown().optional(),
    error: z.string(),
    attempts: z.int(),
    failedAt: instant,
  })
  .meta({ description: 'A job that used up all of its retries.' })
export type FailedJob = z.infer<typeof failedJob>

const NO_SUCH_JOB = noSuchRecord('Job')

export const jobReference = z.object({
  id: idOf('Job'),
  name: z.string().max(100, NO_SUCH_JOB).refine(isOneLine, NO_SUCH_JOB),
})

const auditFacts = z.record(z.string(), z.unknown()).nullable()

/** 'YYYY-MM-DD' in UTC. The database supports fewer years than the format. */
const day = parsedAs<CalendarDate>(
  z.iso
    .date('Enter a date such as 2026-11-20')
    .refine((text) => text >= '1900-01-01' && text < '2900-01-01', 'Enter a year from 1900 to 2899'),
).optional()

const word = z.string().max(100, 'Unknown filter').refine(isOneLine, 'Unknown filter').optional()

export const auditFilter = z.object({
  action: word,
  entity: word,
  entityId: anyId('Enter the full ID').optional(),
  actorId: idOf('User', 'Enter the full ID').optional(),
  from: day,
  to: day,
})
export const listAuditInput = pageInput.extend(auditFilter.shape)
export type ListAuditInput = z.infer<typeof listAuditInput>

export const auditEntry = z.object({
  id: idOf('AuditRow'),
  at: instant,
  action: z.string(),
  entity: z.string(),
  entityId: anyId().nullable(),
  /** What the record is called today; null if it has no name, or exists no longer. */
  entityName: z
    .string()
    .nullable()
    .meta({ description: 'What the record is called today; null if it has no name, or exists no longer.' }),
  /** The client that it is about, or whose contact it is about; null for other records. */
  organizationId: idOf('Organization').nullable().meta({
    description: 'The client that it is about, or whose contact it is about; null for other records.',
  }),
  before: auditFacts,
  after: auditFacts,
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** Null in older rows, which record no actor other than a user. */
  actor: actor
    .nullable()
    .meta({ description: 'Null in older rows, which record no actor other than a user.' }),
  /** The name of the user, if a user acted. */
  actorName: z.string().nullable().meta({ description: 'The name of the user, if a user acted.' }),
  actorEmail: z.string().nullable(),
  /** The name of the API key with which a program acted for the user. */
  actorKeyName: z
    .string()
    .nullable()
    .meta({ description: 'The name of the API key with which a program acted for the user.' }),
  /** The client that the user acts for; null for administrators. */
  actorOrganizationId: idOf('Organization')
    .nullable()
    .meta({ description: 'The client that the user acts for; null for administrators.' }),
})
export type AuditEntry = z.infer<typeof auditEntry>
export const auditPage = pageOf(auditEntry)
