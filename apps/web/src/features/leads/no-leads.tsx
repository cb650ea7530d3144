import { EmptyState } from '../../ui/empty-state'

export function NoLeads({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="No Leads Found">Try another search or filter.</EmptyState>
  ) : (
    <EmptyState title="No Leads Yet">
      People who leave their contact details on your site appear here.
    </EmptyState>
  )
}
