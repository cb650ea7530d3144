import { documentStatuses, documentTypes } from '@tallgrass/domain'
import { z } from 'zod'
import { instant } from './person.ts'

export const verifyDocumentInput = z.object({
  /** Of the whole file. */
  sha256: z.string().regex(/^[\da-f]{64}$/, 'sha256 must be 64 hexadecimal digits in lower case'),
})
export type VerifyDocumentInput = z.infer<typeof verifyDocumentInput>

/** What anybody who holds a sealed file may know of it; null for a file that we do not know. */
export const verifiedDocument = z
  .object({
    type: z.enum(documentTypes),
    status: z.enum(documentStatuses),
    sealedAt: instant,
  })
  .nullable()
export type VerifiedDocument = z.infer<typeof verifiedDocument>
