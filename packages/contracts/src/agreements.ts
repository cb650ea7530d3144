import { agreementStatuses, agreementTypes, textLimits } from '@tallgrass/domain'
import { z } from 'zod'
import { amount, clearableAmount, money } from './amount.ts'
import {
  documentDetails,
  documentEnding,
  documentType,
  openedAt,
  signerName,
  signingUrl,
} from './documents.ts'
import { clientIdOr, idOf, organizationFilter } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'
import { version } from './projects.ts'
import { clearableParagraph, line, searchText } from './text.ts'

export const agreementId = z.object({ id: idOf('Agreement') })
export const agreementType = z.enum(agreementTypes, 'Unknown type of agreement')
export const agreementStatus = z.enum(agreementStatuses, 'Unknown agreement status')

export const agreement = z.object({
  id: idOf('Agreement'),
  clientId: clientIdOr(),
  clientName: z.string(),
  organizationId: idOf('Organization'),
  projectId: idOf('Project').nullable(),
  projectName: z.string(),
  type: agreementType,
  status: agreementStatus,
  createdAt: instant,
  signedAtClient: instant.nullable(),
  countersignedAt: instant.nullable(),
  /** The document to sign, once it was sent. */
  documentId: idOf('Document').nullable().meta({ description: 'The document to sign, once it was sent.' }),
  /** The latest PDF of that document. */
  url: z.string().nullable().meta({ description: 'The latest PDF of that document.' }),
  /** Of the whole project, if this agreement sets one. Clients see it once the agreement is sent. */
  price: money.nullable().meta({
    description:
      'Of the whole project, if this agreement sets one. Clients see it once the agreement is sent.',
  }),
  signerId: idOf('User').nullable(),
  signerName: signerName.nullable(),
  signingUrl,
  openedAt,
  ...documentEnding.shape,
  /** When the draft was abandoned and closed. */
  closedAt: instant.nullable().meta({ description: 'When the draft was abandoned and closed.' }),
})
export type Agreement = z.infer<typeof agreement>
export const agreementPage = pageOf(agreement)

export const listAgreementsInput = pageInput.extend({
  search: searchText,
  status: agreementStatus.optional(),
  show: z.enum(['open', 'closed'], 'Show must be open or closed').default('open'),
  clientId: clientIdOr().optional(),
  organizationId: organizationFilter,
})
export type ListAgreementsInput = z.infer<typeof listAgreementsInput>

export const agreementCounts = z.object({
  total: z.int(),
  fullySigned: z.int(),
  /** Sent, or signed by the client only. */
  pendingSignature: z.int().meta({ description: 'Sent, or signed by the client only.' }),
  /** Signed by the client only. */
  toCountersign: z.int().meta({ description: 'Signed by the client only.' }),
  drafts: z.int(),
})

const projectName = line({ label: 'Project name', required: 'Project name is required' })

/** Of the whole project, or none. */
const price = clearableAmount({ label: 'Price', positive: true })

export const createAgreementInput = z.object({
  clientId: clientIdOr('Client is required'),
  type: agreementType.default('MSA'),
  projectName,
  description: clearableParagraph({ label: 'Description' }),
  projectId: idOf('Project').nullish(),
  price,
})
export type CreateAgreementInput = z.infer<typeof createAgreementInput>

/** Missing fields stay unchanged. `version` is the version that the editor saw. */
export const updateAgreementInput = z
  .object({
    ...agreementId.shape,
    version: version.optional(),
    type: agreementType.optional(),
    projectName: projectName.optional(),
    description: clearableParagraph({ label: 'Description' }),
    projectId: idOf('Project').nullish(),
    price,
  })
  .meta({ description: 'Missing fields stay unchanged. `version` is the version that the editor saw.' })
export type UpdateAgreementInput = z.infer<typeof updateAgreementInput>

export const sendForSignatureInput = z.object({
  ...agreementId.shape,
  documentType,
  documentTitle: line({
    label: 'Document title',
    required: 'Document title is required',
    max: textLimits.title,
  }),
  /** Defaults to the agreement's. */
  projectName: projectName.optional().meta({ description: "Defaults to the agreement's." }),
  /** For retainers only. Null or missing: nothing to pay. */
  retainerAmount: amount({ label: 'Retainer amount', positive: true })
    .nullish()
    .meta({ description: 'For retainers only. Null or missing: nothing to pay.' }),
  description: clearableParagraph({ label: 'Description' }),
  /** A contact who signs for the client. Defaults to the client of the agreement. */
  signerId: idOf('User', 'This person does not exist').optional().meta({
    description: 'A contact who signs for the client. Defaults to the client of the agreement.',
  }),
})
export type SendForSignatureInput = z.infer<typeof sendForSignatureInput>

/** An agreement with everything that administrators see about it. */
export const agreementDetails = agreement
  .extend({
    clientEmail: z.string(),
    description: z.string().nullable(),
    version: z.int(),
    /** Newest first. */
    documents: z.array(documentDetails).meta({ description: 'Newest first.' }),
  })
  .meta({ description: 'An agreement with everything that administrators see about it.' })
export type AgreementDetails = z.infer<typeof agreementDetails>
