import { createFileRoute } from '@tanstack/react-router'
import { CheckoutPage } from '../features/checkout/checkout-page'
import { readCheckoutSearch } from '../features/checkout/checkout-search'
import { returnQuery } from '../lib/freshness'
import { preload } from '../lib/preload'
import { secretPageHead } from '../lib/secret-page-head'

export const Route = createFileRoute('/checkout')({
  validateSearch: readCheckoutSearch,
  loader: ({ context, location }) => {
    const { invoice, key } = readCheckoutSearch(location.search)
    return preload(
      invoice && key ? [context.utils.portal.checkout.get.prefetch({ invoice, key }, returnQuery)] : [],
    )
  },
  head: () => secretPageHead('Pay an invoice'),
  pendingMs: 0,
  component: Checkout,
})

function Checkout() {
  return <CheckoutPage address={Route.useSearch()} />
}
