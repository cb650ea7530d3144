import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireUser } from '../../features/session/require-role'

export const Route = createFileRoute('/portal/$')({
  beforeLoad: async (visit) => {
    await requireUser(visit)
    throw redirect({ to: '/portal', replace: true })
  },
})
