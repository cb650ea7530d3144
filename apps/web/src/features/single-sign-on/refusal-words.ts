import { contact } from '@tallgrass/brand'
import type { ProviderRefusal } from '@tallgrass/domain'

interface Words {
  title: string
  text: string
}

/** Why a provider's answer signed no one in, for the person who came back from there. */
export const refusalWords = {
  cancelled: {
    title: 'You did not sign in',
    text: 'You stopped before the sign-in was complete. Nothing was changed.',
  },
  expired: {
    title: 'This sign-in has ended',
    text: 'It took longer than ten minutes, was already used, or was started in another browser. Please start again.',
  },
  untrusted: {
    title: 'We could not verify this sign-in',
    text: 'The answer of the sign-in service does not match what we asked for, so we did not sign you in. Please start again.',
  },
  unreachable: {
    title: 'The sign-in service is not responding',
    text: 'Please try again in a few minutes, or sign in with your password.',
  },
  busy: {
    title: 'Too many people are signing in',
    text: 'Please try again in a few minutes.',
  },
  no_email: {
    title: 'We need your email address',
    text: 'The sign-in service did not tell us your email address. Allow it to share the address, and start again.',
  },
  unverified: {
    title: 'Your email address is not verified',
    text: 'Verify your address at the sign-in service first, and start again.',
  },
  unconfirmed: {
    title: 'Confirm your email address first',
    text: 'There is an account with your address here, but the address was never confirmed. Use the link in the email that we sent, or “Forgot password?”, and start again.',
  },
  other_account: {
    title: 'Another account is connected',
    text: 'Your account here is connected to another account of this sign-in service. Sign in with that one, or with your password.',
  },
  taken: {
    title: 'This account is already connected',
    text: 'It signs in another person here. Choose another account at the sign-in service.',
  },
  unknown: {
    title: 'You have no account here yet',
    text: `If you are a client of ours, check your email for an invitation, or call us at ${contact.phone}.`,
  },
} satisfies Record<ProviderRefusal, Words>

/** Undefined for a text that is no reason. */
export function toRefusal(text: string | undefined): ProviderRefusal | undefined {
  return text !== undefined && isRefusal(text) ? text : undefined
}

function isRefusal(text: string): text is ProviderRefusal {
  return Object.hasOwn(refusalWords, text)
}
