import {
  documentStatuses,
  documentTypes,
  eSignProviders,
  evidenceEvents,
  signerRoles,
} from '@tallgrass/domain'
import { z } from 'zod'
import { money } from './amount.ts'
import { idOf } from './id-of.ts'
import { pageOf } from './page.ts'
import { instant } from './person.ts'
import { paragraph } from './text.ts'

export const documentType = z.enum(documentTypes, 'Unknown type of document')
export const documentStatus = z.enum(documentStatuses)
export const documentId = z.object({ id: idOf('Document') })

export const verifyDocumentInput = z.object({
  /** The hash of the whole file. */
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/, 'sha256 must be 64 lowercase hexadecimal digits')
    .meta({ description: 'The hash of the whole file.' }),
})
export type VerifyDocumentInput = z.infer<typeof verifyDocumentInput>

/** The public facts about a sealed file, for anyone who has a copy; null for an unknown file. */
export const verifiedDocument = z
  .object({ type: documentType, status: documentStatus, sealedAt: instant })
  .nullable()
  .meta({
    description: 'The public facts about a sealed file, for anyone who has a copy; null for an unknown file.',
  })
export type VerifiedDocument = z.infer<typeof verifiedDocument>

/** How a document ended before everyone had signed it. Only what happened is not null. */
export const documentEnding = z
  .object({
    declinedAt: instant.nullable(),
    /** In the words of the client, who declined it. */
    declineReason: z
      .string()
      .nullable()
      .meta({ description: 'In the words of the client, who declined it.' }),
    expiredAt: instant.nullable(),
    /** The name of the administrator who withdrew it, at `expiredAt`. */
    withdrawnBy: z
      .string()
      .nullable()
      .meta({ description: 'The name of the administrator who withdrew it, at `expiredAt`.' }),
    withdrawReason: z.string().nullable(),
  })
  .meta({
    description: 'How a document ended before everyone had signed it. Only what happened is not null.',
  })
export type DocumentEnding = z.infer<typeof documentEnding>

/** When the client first opened the document to sign. */
export const openedAt = instant
  .nullable()
  .meta({ description: 'When the client first opened the document to sign.' })

/** For the signer until they sign; null for their colleagues and for administrators. */
export const signingUrl = z.string().nullable().meta({
  description: 'For the signer until they sign; null for their colleagues and for administrators.',
})

/** The contact who has to sign, or has signed, for the client. */
export const signerName = z
  .string()
  .meta({ description: 'The contact who has to sign, or has signed, for the client.' })

/** An e-signature document as both roles see it. */
export const eSignatureDocument = z
  .object({
    id: idOf('Document'),
    agreementId: idOf('Agreement'),
    clientName: z.string(),
    signerId: idOf('User'),
    signerName,
    organizationId: idOf('Organization'),
    /** The organization that the signer acts for, by its legal name in the document; null for a person. */
    organizationName: z.string().nullable().meta({
      description:
        'The organization that the signer acts for, by its legal name in the document; null for a person.',
    }),
    documentType,
    documentTitle: z.string(),
    status: documentStatus,
    /** For the signer until they sign; null for their colleagues and for administrators. */
    signingUrl,
    sentAt: instant.nullable(),
    openedAt,
    signedAt: instant.nullable(),
    countersignedAt: instant.nullable(),
    ...documentEnding.shape,
    expiresAt: instant.nullable(),
    /** When the finished file became available. */
    sealedAt: instant.nullable().meta({ description: 'When the finished file became available.' }),
    reminderCount: z.int(),
    createdAt: instant,
  })
  .meta({ description: 'An e-signature document as both roles see it.' })
export type ESignatureDocument = z.infer<typeof eSignatureDocument>
export const eSignatureDocumentPage = pageOf(eSignatureDocument)

export const signature = z.object({
  role: z.enum(signerRoles),
  name: z.string(),
  signedAt: instant,
})

/** An event in the hash chain of a document's evidence. */
export const evidence = z
  .object({
    seq: z.int(),
    event: z.enum(evidenceEvents),
    actorName: z.string(),
    detail: z.string().nullable(),
    ip: z.string().nullable(),
    userAgent: z.string().nullable(),
    sha256Before: z.string().nullable(),
    sha256After: z.string().nullable(),
    hash: z.string(),
    at: instant,
  })
  .meta({ description: "An event in the hash chain of a document's evidence." })
export type Evidence = z.infer<typeof evidence>

/** Other facts from the e-signature service, under its own names; empty for documents signed on this site. */
export const documentMetadata = z.record(z.string(), z.string().nullable()).meta({
  description:
    'Other facts from the e-signature service, under its own names; empty for documents signed on this site.',
})
export type DocumentMetadata = z.infer<typeof documentMetadata>

export const documentDetails = eSignatureDocument.extend({
  projectName: z.string(),
  description: z.string().nullable(),
  retainerAmount: money.nullable(),
  signatures: z.array(signature),
  evidence: z.array(evidence),
  /** True if the hash chain of the evidence is unbroken. */
  isEvidenceIntact: z.boolean().meta({ description: 'True if the hash chain of the evidence is unbroken.' }),
  metadata: documentMetadata,
})
export type DocumentDetails = z.infer<typeof documentDetails>

export const remindedDocument = documentDetails.extend({
  /** True if the client gets the reminder by email, from us or from the e-signature service. */
  isEmailed: z.boolean().meta({
    description: 'True if the client gets the reminder by email, from us or from the e-signature service.',
  }),
})
export type RemindedDocument = z.infer<typeof remindedDocument>

/** A document as the e-signature service lists it. `documentStatus` is a label such as 'Completed'. */
export const providerDocument = z
  .object({
    documentId: z.string(),
    documentTitle: z.string(),
    documentStatus: z.string(),
    createdDate: instant,
    /** Our own id, if we know the document. */
    ownId: idOf('Document').nullable().meta({ description: 'Our own id, if we know the document.' }),
  })
  .meta({
    description:
      "A document as the e-signature service lists it. `documentStatus` is a label such as 'Completed'.",
  })
export type ProviderDocument = z.infer<typeof providerDocument>
/** Without `provider`, the service in use is listed. */
export const providerDocumentsInput = z
  .object({
    provider: z.enum(eSignProviders, 'Unknown e-signature service').optional(),
  })
  .meta({ description: 'Without `provider`, the service in use is listed.' })
export type ProviderDocumentsInput = z.infer<typeof providerDocumentsInput>

export const providerDocuments = z.object({ result: z.array(providerDocument) })
export type ProviderDocuments = z.infer<typeof providerDocuments>

export const downloadAnswer = z.object({ downloadUrl: z.string() })

export const changeSignerInput = documentId.extend({
  /** A contact who signs for the same organization. */
  signerId: idOf('User', 'This person does not exist').meta({
    description: 'A contact who signs for the same organization.',
  }),
})
export type ChangeSignerInput = z.infer<typeof changeSignerInput>

export const withdrawDocumentInput = documentId.extend({
  reason: paragraph({ label: 'Reason', required: 'Enter a reason for withdrawing it' }),
})
export type WithdrawDocumentInput = z.infer<typeof withdrawDocumentInput>
