import { z } from 'zod'

/** The fields of BoldSign's answers that are used here. Times are in whole seconds. */
const listedDocument = z.object({
  documentId: z.string(),
  messageTitle: z.string().nullish(),
  status: z.string(),
  createdDate: z.number(),
  labels: z.array(z.string()).nullish(),
  signerDetails: z
    .array(
      z.object({
        signerEmail: z.string().nullish(),
        status: z.string().nullish(),
        isViewed: z.boolean().nullish(),
        order: z.number().nullish(),
      }),
    )
    .nullish(),
})
export type ListedDocument = z.infer<typeof listedDocument>

export const documentList = z.object({ result: z.array(listedDocument).nullish() })

export const documentProperties = listedDocument.extend({
  activityDate: z.number().nullish(),
  expiryDate: z.number().nullish(),
  declineMessage: z.string().nullish(),
  isCombinedAudit: z.boolean().nullish(),
  metaData: z.record(z.string(), z.string().nullable()).nullish(),
  documentHistory: z
    .array(
      z.object({
        email: z.string().nullish(),
        action: z.string().nullish(),
        timestamp: z.number().nullish(),
      }),
    )
    .nullish(),
})
export type DocumentProperties = z.infer<typeof documentProperties>

export const created = z.object({ documentId: z.string().min(1) })
export const signLink = z.object({ signLink: z.url() })
export const file = z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes))
export const anything = z.unknown()
