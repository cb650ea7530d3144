import { IconCircleCheck, IconCircleX, IconClock, IconClockX } from '@tabler/icons-react'
import { names } from '@tallgrass/brand'
import type { SigningView } from '@tallgrass/contracts'
import type { SigningState } from '../signing-state'

export type OutcomeState = Exclude<SigningState, 'sign' | 'at-provider'>

interface Moment {
  /** They have just signed here. */
  justNow: boolean
  emailEnabled: boolean
}

/** What is said of a document on which there is nothing for the reader to do. */
export function outcomeWords(state: OutcomeState, view: SigningView, { emailEnabled, justNow }: Moment) {
  const isClient = view.role === 'CLIENT'
  switch (state) {
    case 'countersignature':
      return {
        icon: <IconCircleCheck aria-hidden />,
        title: justNow ? 'Thank you for signing' : 'You have signed this document',
        text: `Waiting for final countersignature from ${names.business}. As soon as it is there, ${emailEnabled ? 'you get the finished document by email' : 'the finished document is in your client portal'}.`,
      }
    case 'client-first':
      return {
        icon: <IconClock aria-hidden />,
        tone: 'waiting',
        title: 'The client signs first',
        text: `${view.clientName} has not signed yet. As soon as they have, you can countersign here.`,
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
          ? 'Nothing is agreed on. If something can be changed, or you change your mind, ask us to send it again.'
          : 'Nothing is agreed on. Its agreement is a draft again and can be sent anew.',
      }
    case 'expired':
      return {
        icon: <IconClockX aria-hidden />,
        tone: 'quiet',
        title: 'This document can no longer be signed',
        text: [view.withdrawnBy === null ? 'Its time has run out.' : '', wayOn(view)].join(' ').trim(),
      }
  }
}

/** After a document has ended without all signatures. */
function wayOn({ role, status }: SigningView): string {
  if (role === 'CLIENT') return 'Ask us to send it again.'
  return status === 'expired'
    ? 'Send its agreement again, with a new document.'
    : 'Extend it, or withdraw it.'
}
