import { type AnyId, type AuditRowId, actorKinds, auditFields, type UserId } from '@tallgrass/domain'
import { z } from 'zod'
import { brandedAs } from './branded-as.ts'
import { instant } from './person.ts'

const text = z.string().nullable()
const facts = z.record(z.string(), z.json()).nullable()
const texts = z.partialRecord(z.enum(auditFields), z.string()).nullable()

/**
 * A row of the audit chain as it is exported: with the previous row's hash, its salts and what was erased
 * from it.
 */
export const chainedAuditRow = z
  .object({
    // A changed id shows in the hash, so that it is read as it is.
    id: brandedAs<AuditRowId>(z.string()),
    seq: z.int(),
    previousHash: z.string(),
    hash: z.string(),
    actorKind: z.enum(actorKinds).nullable(),
    actorId: brandedAs<UserId>(z.string()).nullable(),
    actorRef: text,
    action: z.string(),
    entity: z.string(),
    entityId: brandedAs<AnyId>(z.string()).nullable(),
    before: facts,
    after: facts,
    ip: text,
    userAgent: text,
    at: instant,
    salts: texts,
    digests: texts,
    erasedFields: z.array(z.string()).nullable(),
    erasedAt: instant.nullable(),
    erasedSignature: text,
  })
  .meta({
    description:
      "A row of the audit chain as it is exported: with the previous row's hash, its salts and what was erased from it.",
  })
export type ChainedAuditRow = z.infer<typeof chainedAuditRow>
