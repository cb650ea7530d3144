import { useNavigate } from '@tanstack/react-router'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'

/** Opens the page on which the client moves or cancels a call. */
export function useOpenCall() {
  const navigate = useNavigate()
  return trpc.portal.calls.link.useMutation({
    onSuccess: ({ token }) => void navigate({ to: '/schedule/$token', params: { token } }),
    onError: (error) => notifyRefusal(error, { failed: 'Failed to open the call' }),
  })
}
