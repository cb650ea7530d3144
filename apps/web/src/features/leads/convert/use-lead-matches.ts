import { useDebouncedValue } from '@mantine/hooks'
import type { LeadMatches } from '@tallgrass/contracts'
import type { LeadId, OrganizationId } from '@tallgrass/domain'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { choiceQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { TYPING_PAUSE_MS } from '../../../lib/typing-pause'

export type ClientChoice = OrganizationId | 'new'

/** Who the lead may be already, and which client is chosen: undefined until someone has to choose. */
export function useLeadMatches(id: LeadId, company: string) {
  const [chosen, setChosen] = useState<ClientChoice>()
  const [debounced] = useDebouncedValue(company, TYPING_PAUSE_MS)
  const matches = trpc.admin.leads.matches.useQuery(
    { id, company: debounced },
    { ...choiceQuery, placeholderData: keepPreviousData },
  )
  const { clients, contact } = matches.data ?? { clients: [], contact: null }
  const isOffered = chosen === 'new' || clients.some((client) => client.id === chosen)
  return {
    clients,
    contact,
    isPending: matches.isPending,
    choice: chosen && isOffered ? chosen : likeliest(clients),
    choose: setChosen,
  }
}

/** The only client with the same mail domain. What visitors type as their company proves nothing alone. */
function likeliest(clients: LeadMatches['clients']): ClientChoice | undefined {
  if (clients.length === 0) return 'new'
  const [first, ...others] = clients.filter(({ reasons }) => reasons.includes('domain'))
  return others.length === 0 ? first?.id : undefined
}
