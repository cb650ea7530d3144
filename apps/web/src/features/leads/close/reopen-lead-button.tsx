import { IconArrowBackUp } from '@tabler/icons-react'
import type { LeadDetails } from '@tallgrass/contracts'
import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { ActionButton } from '../../../ui/action-button'
import { useLeadsChanged } from '../use-leads-changed'

const words = { done: 'Lead Reopened', failed: 'Failed to reopen lead' }

interface ReopenLeadButtonProps {
  lead: Pick<LeadDetails, 'id' | 'version'>
  /** Called after reopening: this button no longer exists. */
  onFocusLost: () => void
}

export function ReopenLeadButton({ lead, onFocusLost }: ReopenLeadButtonProps) {
  const outcome = outcomeOf(useLeadsChanged(), words)
  const reopen = trpc.admin.leads.reopen.useMutation({
    async onSuccess() {
      await outcome.onSuccess()
      onFocusLost()
    },
    onError: outcome.onError,
  })
  const { id, version } = lead
  return (
    <ActionButton
      size="sm"
      leftSection={<IconArrowBackUp aria-hidden />}
      disabled={reopen.isPending}
      onClick={() => reopen.mutate({ id, version })}
    >
      Reopen lead
    </ActionButton>
  )
}
