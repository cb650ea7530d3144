import { z } from 'zod'
import { instant } from './person.ts'

/** How far the audit chain had come at an instant, signed: what is cut off afterwards shows. */
export const auditHead = z.object({
  format: z.literal('tallgrass-audit-head/1'),
  rows: z.int().nonnegative(),
  /** Rows from before there was a chain. */
  unchained: z.int().nonnegative(),
  /** Of the last row; empty where there is none. */
  hash: z.string(),
  at: instant,
  /** Ed25519: the key as SPKI, and the signature over everything above, both in base64. */
  publicKey: z.base64(),
  signature: z.base64(),
})
export type AuditHead = z.infer<typeof auditHead>
