import { defineFlow } from './flow.ts'

export const agreementTypes = ['MSA', 'SOW', 'TOOLS'] as const
export type AgreementType = (typeof agreementTypes)[number]

export const agreementStatuses = ['DRAFT', 'SENT', 'SIGNED_CLIENT', 'SIGNED_BOTH'] as const
export type AgreementStatus = (typeof agreementStatuses)[number]

export const agreementStatusWords: Record<AgreementStatus, string> = {
  DRAFT: 'Draft',
  SENT: 'Sent',
  SIGNED_CLIENT: 'Signed by client',
  SIGNED_BOTH: 'Fully signed',
}

/** `recall`: its document was declined, has expired or was withdrawn. */
export const agreementFlow = defineFlow(
  'agreement',
  {
    DRAFT: { send: 'SENT' },
    SENT: { clientSign: 'SIGNED_CLIENT', recall: 'DRAFT' },
    SIGNED_CLIENT: { countersign: 'SIGNED_BOTH', recall: 'DRAFT' },
    SIGNED_BOTH: {},
  },
  {
    DRAFT: 'Send it for signature first.',
    SENT: 'Withdraw its document to send another.',
    SIGNED_CLIENT: 'Countersign it, or withdraw its document to send another.',
    SIGNED_BOTH: 'Draft another agreement for what is new.',
  },
)
