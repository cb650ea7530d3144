import type { CheckoutInput } from '@tallgrass/contracts'
import { returnQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'
import { PaymentFrame } from '../../shared/invoices/payment-frame'
import { LoadError } from '../../ui/load-error'
import { PageSpinner } from '../../ui/page-spinner'
import type { CheckoutSearch } from './checkout-search'
import { CheckoutSheet } from './checkout-sheet'
import { InvalidLink } from './invalid-link'

/** The page that a payment link opens. */
export function CheckoutPage({ address: { invoice, key } }: { address: CheckoutSearch }) {
  return (
    <PaymentFrame>
      {invoice && key ? <LinkedInvoice link={{ invoice, key }} /> : <InvalidLink />}
    </PaymentFrame>
  )
}

function LinkedInvoice({ link }: { link: CheckoutInput }) {
  // Refetched on return, because the invoice may have been paid in another tab.
  const { data, error, isPending, refetch } = trpc.portal.checkout.get.useQuery(link, returnQuery)
  if (isPending) return <PageSpinner label="Loading the invoice" />
  if (data) return <CheckoutSheet checkout={data} link={link} />
  const code = errorCode(error)
  if (code === 'NOT_FOUND' || code === 'INVALID') return <InvalidLink />
  return <LoadError onRetry={() => void refetch()}>Failed to load the invoice. Please try again.</LoadError>
}
