import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { LeadDetails } from '@tallgrass/contracts'
import { looksDisabled } from '../../../lib/looks-disabled'
import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
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
    <Button
      size="sm"
      leftSection={<IconArrowBackUp aria-hidden />}
      {...looksDisabled(reopen.isPending)}
      onClick={() => !reopen.isPending && reopen.mutate({ id, version })}
    >
      Reopen lead
    </Button>
  )
}
