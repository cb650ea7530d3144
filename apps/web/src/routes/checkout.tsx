import { createFileRoute } from '@tanstack/react-router'
import { CheckoutPage } from '../features/checkout/checkout-page'
import { readCheckoutSearch } from '../features/checkout/checkout-search'
import { secretPageHead } from '../lib/secret-page-head'

export const Route = createFileRoute('/checkout')({
  validateSearch: readCheckoutSearch,
  head: () => secretPageHead('Pay an invoice'),
  pendingMs: 0,
  component: Checkout,
})

function Checkout() {
  return <CheckoutPage address={Route.useSearch()} />
}
