import { actorKinds, auditFields } from '@tallgrass/domain'
import { z } from 'zod'
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
    id: z.string(),
    seq: z.int(),
    previousHash: z.string(),
    hash: z.string(),
    actorKind: z.enum(actorKinds).nullable(),
    actorId: text,
    actorRef: text,
    action: z.string(),
    entity: z.string(),
    entityId: text,
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
