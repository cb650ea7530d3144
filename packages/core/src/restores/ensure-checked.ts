import { AppError, formatMoney } from '@tallgrass/domain'
import type { UncheckedPayment } from '../payments/reconcile-checkouts.ts'

const MAX_NAMED = 10

const CAUSES: Record<UncheckedPayment['reason'], string> = {
  PROVIDER_LEFT:
    'Their payment provider is not configured here: set PAYMENTS=stripe, STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, restart, and release again.',
  KEY_REJECTED:
    'The payment provider rejects our key: set STRIPE_SECRET_KEY to one that is valid, restart, and release again.',
  SESSION_UNKNOWN:
    'The payment provider does not know them: set STRIPE_SECRET_KEY to a key of the account that they were begun with, restart, and release again.',
}

/**
 * No payment is forgotten by a release: throws INVALID with an issue for `leaveUnchecked`, the confirmation that
 * an administrator checked them at the provider.
 */
export function ensureChecked(unchecked: UncheckedPayment[]): void {
  if (unchecked.length === 0) return
  const reasons = [...new Set(unchecked.map(({ reason }) => reason))]
  const problems = reasons.map((reason) => {
    const names = unchecked.filter((payment) => payment.reason === reason).map(nameOf)
    return `These card payments could not be checked: ${listed(names)}. ${CAUSES[reason]}`
  })
  const message = `The site stays held. ${problems.join(' ')} Without that, look them up at the provider yourself, and confirm that they are left as they are.`
  throw new AppError('INVALID', message, { issues: [{ path: 'leaveUnchecked', message }] })
}

function nameOf({ amount, number, title }: UncheckedPayment): string {
  return `${number ?? title} (${formatMoney(amount)})`
}

function listed(names: string[]): string {
  const more = names.length - MAX_NAMED
  return more > 0 ? `${names.slice(0, MAX_NAMED).join(', ')} and ${more} more` : names.join(', ')
}
