import { createFileRoute, redirect } from '@tanstack/react-router'

// The address on old payment receipts.
export const Route = createFileRoute('/client/dashboard')({
  beforeLoad: () => {
    throw redirect({ to: '/portal', replace: true })
  },
})
