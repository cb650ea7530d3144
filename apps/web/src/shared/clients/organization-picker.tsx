import { Select } from '@mantine/core'
import type { OrganizationId } from '@tallgrass/domain'
import { keepPreviousData } from '@tanstack/react-query'
import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { MAX_CHOICES, useSearchedSelect } from '../../ui/use-searched-select'

const words = {
  nothing: 'No other client found',
  more: 'There are more. Type a name, a contact, or a domain.',
  failed: 'Failed to load clients. Please try again.',
}

/** A client as a whole. */
export interface NamedOrganization {
  id: OrganizationId
  name: string
}

interface OrganizationPickerProps {
  label: string
  description?: string
  /** Is not offered. */
  except: OrganizationId
  value: NamedOrganization | undefined
  onChange: (chosen: NamedOrganization | undefined) => void
  'data-autofocus'?: boolean
}

/** Offers the clients in use, as a whole. Their people are offered by `ClientPicker`. */
export function OrganizationPicker({ except, onChange, value, ...field }: OrganizationPickerProps) {
  const select = useSearchedSelect<OrganizationId>({
    value: value?.id ?? '',
    onChange: (chosen) => onChange(others.find(({ id }) => id === chosen)),
    words,
  })
  const query = trpc.admin.clients.list.useQuery(
    { search: select.search, limit: MAX_CHOICES },
    { ...choiceQuery, placeholderData: keepPreviousData },
  )
  const others = query.data?.items.filter(({ id }) => id !== except) ?? []
  const choices = others.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      placeholder="Search by name, contact, or domain"
      {...field}
      {...select.propsFor({ choices, query })}
    />
  )
}
