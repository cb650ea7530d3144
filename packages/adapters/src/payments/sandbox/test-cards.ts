import type { SandboxCard } from '@tallgrass/core'

/** The outcome for each of Stripe's well-known test numbers. */
const CARDS: Record<string, { requiresAuthentication?: true; declined?: string }> = {
  '4242424242424242': {},
  '4000056655665556': {},
  '5555555555554444': {},
  '2223003122003222': {},
  '378282246310005': {},
  '6011111111111117': {},
  '4000000000000002': { declined: 'Your card was declined.' },
  '4000000000009995': { declined: 'Your card has insufficient funds.' },
  '4000002500003155': { requiresAuthentication: true },
  '4000000000003220': { requiresAuthentication: true },
}

type Verdict =
  | { outcome: 'paid' }
  | { outcome: 'declined'; message: string }
  | { outcome: 'authentication_required' }

/** The outcome of a payment with this card. */
export function judgeCard({ authenticated, expiry, number }: SandboxCard, now: Date): Verdict {
  const card = CARDS[number]
  if (!card) return { outcome: 'declined', message: 'This is a test form. Use one of the test cards.' }
  if (isExpired(expiry, now)) return { outcome: 'declined', message: 'Your card has expired.' }
  if (card.declined) return { outcome: 'declined', message: card.declined }
  return card.requiresAuthentication && !authenticated
    ? { outcome: 'authentication_required' }
    : { outcome: 'paid' }
}

/** A card is valid until the end of its month. */
function isExpired(expiry: string, now: Date): boolean {
  const [month, year] = expiry.split('/').map(Number)
  return month === undefined || year === undefined || now >= new Date(Date.UTC(2000 + year, month))
}
