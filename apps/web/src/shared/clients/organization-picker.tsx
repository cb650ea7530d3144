import { Select, Text } from '@mantine/core'
import type { ListedOrganization } from '@tallgrass/contracts'
import { calendarDateAt, type OrganizationId } from '@tallgrass/domain'
import { keepPreviousData } from '@tanstack/react-query'
import { formatDate } from '../../lib/format'
import { choiceQuery } from '../../lib/freshness'
import { useReader } from '../../lib/reader'
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
      renderOption={({ option }) => (
        <Choice name={option.label} client={others.find(({ id }) => id === option.value)} />
      )}
      placeholder="Search by name, contact, or domain"
      {...field}
      {...select.propsFor({ choices, query })}
    />
  )
}

/** A second line tells clients with the same name apart. */
function Choice({ client, name }: { client: ListedOrganization | undefined; name: string }) {
  const { timeZone } = useReader()
  if (!client) return name
  const { contacts, createdAt, legalName, phone } = client
  const since = formatDate(calendarDateAt(new Date(createdAt), timeZone))
  const facts = [
    legalName !== name && legalName,
    phone,
    contacts === 1 ? '1 contact' : `${contacts} contacts`,
    `since ${since}`,
  ]
  return (
    <div>
      {name}
      <Text component="div" c="dimmed" fz="xs">
        {facts.filter(Boolean).join(', ')}
      </Text>
    </div>
  )
}
