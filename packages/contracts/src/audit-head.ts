import { z } from 'zod'
import { instant } from './person.ts'

/** The signed end of the audit chain at a point in time. It reveals whether rows are cut off later. */
export const auditHead = z
  .object({
    format: z.literal('tallgrass-audit-head/1'),
    rows: z.int().nonnegative(),
    /** Rows from before the chain was introduced. */
    unchained: z.int().nonnegative().meta({ description: 'Rows from before the chain was introduced.' }),
    /** The hash of the last row; empty if there are no rows. */
    hash: z.string().meta({ description: 'The hash of the last row; empty if there are no rows.' }),
    at: instant,
    /** Ed25519: the key as SPKI, and the signature over everything above, both in base64. */
    publicKey: z.base64(),
    signature: z.base64(),
  })
  .meta({
    description:
      'The signed end of the audit chain at a point in time. It reveals whether rows are cut off later.',
  })
export type AuditHead = z.infer<typeof auditHead>
