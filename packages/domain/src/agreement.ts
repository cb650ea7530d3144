import { AppError } from './errors.ts'
import { defineFlow, illegalMove } from './flow.ts'

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
export const agreementFlow = defineFlow('agreement', {
  DRAFT: { send: 'SENT' },
  SENT: { clientSign: 'SIGNED_CLIENT', recall: 'DRAFT' },
  SIGNED_CLIENT: { countersign: 'SIGNED_BOTH', recall: 'DRAFT' },
  SIGNED_BOTH: {},
})

const instead: Record<AgreementStatus, string> = {
  DRAFT: '',
  SENT: 'Withdraw its document to send another.',
  SIGNED_CLIENT: 'Countersign it, or withdraw its document to send another.',
  SIGNED_BOTH: 'Draft another agreement for what is new.',
}

/** Throws ILLEGAL_TRANSITION unless it is a draft, naming the state and what is possible instead. */
export function ensureSendable({ status }: { status: AgreementStatus }): void {
  if (agreementFlow.can(status, 'send')) return
  const { code, message } = illegalMove('agreement', { from: status, to: 'SENT' })
  throw new AppError(code, `${message}. ${instead[status]}`)
}
