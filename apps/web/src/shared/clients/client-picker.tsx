import { Select } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import type { User } from '@tallgrass/contracts'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'

/** Long enough not to ask at every key. */
const TYPING_PAUSE_MS = 250
const CHOICES_AT_ONCE = 20
const UNREACHABLE = 'Failed to load clients. Please try again.'
const OTHER = 'Another client'

interface ClientPickerProps extends GetInputPropsReturnType {
  /** Whose the record is already. */
  current?: { id: string; name: string }
}

/** Only clients are offered; the server searches, for there may be thousands. */
export function ClientPicker({ current, ...field }: ClientPickerProps) {
  const [chosen, setChosen] = useState(current && { value: current.id, label: current.name })
  const [typed, setTyped] = useState(current?.name ?? '')
  const [settled] = useDebouncedValue(typed, TYPING_PAUSE_MS)
  // What stands in the field once somebody is chosen is no search.
  const search = settled === chosen?.label || settled === OTHER ? '' : settled
  const clients = trpc.admin.users.list.useQuery(
    { role: 'CLIENT', search, limit: CHOICES_AT_ONCE },
    { ...choiceQuery, placeholderData: keepPreviousData },
  )
  const found = clients.data?.items.map((user) => ({ value: user.id, label: labelOf(user) })) ?? []
  const shown = choiceOf(String(field.value ?? ''), [...(chosen ? [chosen] : []), ...found])
  const others = found.filter(({ value }) => value !== shown?.value)
  return (
    <Select
      label="Client"
      placeholder="Search by name or email"
      searchable
      data={shown ? [shown, ...others] : found}
      // The server has chosen already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={clients.isFetching ? 'Searching...' : !clients.error && 'No client found'}
      onClick={() => clients.error && void clients.refetch()}
      {...field}
      error={field.error || (clients.error && UNREACHABLE)}
      value={shown?.value ?? null}
      onChange={(value, option) => {
        setChosen(option ? { value: option.value, label: option.label } : undefined)
        field.onChange(value ?? '')
      }}
      allowDeselect={false}
    />
  )
}

/** The form may also be given a client from elsewhere: by somebody who saved it meanwhile. */
function choiceOf(id: string, known: { value: string; label: string }[]) {
  if (id === '') return undefined
  return known.find(({ value }) => value === id) ?? { value: id, label: OTHER }
}

function labelOf({ email, emailVerified, name }: User): string {
  return `${name} (${email})${emailVerified ? '' : ', not verified'}`
}
