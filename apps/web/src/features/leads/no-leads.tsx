import { EmptyState } from '../../ui/empty-state'

export function NoLeads({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="No Leads Found">Try another search or filter.</EmptyState>
  ) : (
    <EmptyState title="No Leads Yet">
      Whoever leaves their name in the chat or with the checklist is listed here at once.
    </EmptyState>
  )
}
