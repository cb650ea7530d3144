import { IconCircleCheck, IconCircleX, IconClock, IconClockX } from '@tabler/icons-react'
import { names } from '@tallgrass/brand'
import type { SigningView } from '@tallgrass/contracts'
import type { SigningState } from '../signing-state'

const TO_PAYER = 'The invoice for the retainer goes to your colleague who pays.'

export type OutcomeState = Exclude<SigningState, 'sign' | 'at-provider'>

interface Moment {
  /** True right after signing on this page. */
  justNow: boolean
  emailEnabled: boolean
  /** True if the signature issued an invoice that someone else pays. */
  toPayer: boolean
}

/** The title and text for a document that needs no action from the reader. */
export function outcomeWords(
  state: OutcomeState,
  view: SigningView,
  { emailEnabled, justNow, toPayer }: Moment,
) {
  const isClient = view.role === 'CLIENT'
  switch (state) {
    case 'countersignature':
      return {
        icon: <IconCircleCheck aria-hidden />,
        title: justNow
          ? 'Thank you for signing'
          : `${view.isSigner ? 'You have' : `${view.signerName} has`} signed this document`,
        text: `Waiting for final countersignature from ${names.business}. After that, ${emailEnabled && view.isSigner ? 'we will email you the signed document' : 'the signed document will be in your client portal'}.${toPayer ? ` ${TO_PAYER}` : ''}`,
      }
    case 'client-first':
      return {
        icon: <IconClock aria-hidden />,
        tone: 'waiting',
        title: 'The client signs first',
        text: `${view.signerName} has not signed yet. You can countersign here once they have.`,
      }
    case 'in-view':
      return {
        icon: <IconClock aria-hidden />,
        tone: 'waiting',
        title: 'Only the client can sign',
        text: `${view.signerName} reads the document here, then signs or declines it. You can only look.`,
      }
    case 'colleague-first':
      return {
        icon: <IconClock aria-hidden />,
        tone: 'waiting',
        title: view.isSigner ? 'You may no longer sign this document' : 'Your colleague signs this document',
        text: view.isSigner
          ? 'You do not sign for your organization any more. Ask us to choose someone else.'
          : `It was sent to ${view.signerName}, who has not signed yet.`,
      }
    case 'completed':
      return {
        icon: <IconCircleCheck aria-hidden />,
        title: 'Signed by everyone',
        text: 'This agreement is fully executed and in effect.',
      }
    case 'declined':
      return {
        icon: <IconCircleX aria-hidden />,
        tone: 'quiet',
        title: 'This document was declined',
        text: isClient
          ? 'Nothing has been agreed to. If something should change, or you change your mind, ask us to send it again.'
          : 'Nothing has been agreed to. The agreement is a draft again, so you can send a new document.',
      }
    case 'expired':
      return {
        icon: <IconClockX aria-hidden />,
        tone: 'quiet',
        title: 'This document can no longer be signed',
        text: [view.withdrawnBy === null ? 'The deadline has passed.' : '', nextStep(view)].join(' ').trim(),
      }
  }
}

/** The advice for a document that ended without all signatures. */
function nextStep({ role, status }: SigningView): string {
  if (role === 'CLIENT') return 'Ask us to send it again.'
  return status === 'expired'
    ? 'Send the agreement again with a new document.'
    : 'Extend the deadline or withdraw the document.'
}
