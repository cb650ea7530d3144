import { Select } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import type { User } from '@tallgrass/contracts'
import type { ClientId } from '@tallgrass/domain'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'

/** Long enough to avoid a query per keystroke. */
const TYPING_PAUSE_MS = 250
const MAX_CHOICES = 20
const LOAD_FAILED = 'Failed to load clients. Please try again.'
const OTHER = 'Another client'
/** The last line of a list that is not complete. It cannot be chosen. */
const MORE = { value: 'more' as const, label: 'There are more. Type a name or an email.', disabled: true }

interface ClientPickerProps extends GetInputPropsReturnType {
  /** Empty for none. */
  value?: ClientId | ''
  onChange: (id: ClientId | '') => void
  /** The client of the record at present. */
  current?: { id: ClientId; name: string }
}

/** Offers only clients. The server searches, because there may be thousands. */
export function ClientPicker({ current, value = '', ...field }: ClientPickerProps) {
  const [chosen, setChosen] = useState(current && { value: current.id, label: current.name })
  const [typed, setTyped] = useState(current?.name ?? '')
  const [debounced] = useDebouncedValue(typed, TYPING_PAUSE_MS)
  // Once a client is chosen, the field shows the label, which is not a search.
  const search = debounced === chosen?.label || debounced === OTHER ? '' : debounced
  const clients = trpc.admin.users.list.useQuery(
    { role: 'CLIENT', search, limit: MAX_CHOICES },
    { ...choiceQuery, placeholderData: keepPreviousData },
  )
  const found = clients.data?.items.map((user) => ({ value: user.id, label: labelOf(user) })) ?? []
  const shown = choiceOf(value, [...(chosen ? [chosen] : []), ...found])
  const others = found.filter((choice) => choice.value !== shown?.value)
  const rest = clients.data?.nextCursor ? [MORE] : []
  return (
    <Select
      label="Client"
      placeholder="Search by name or email"
      searchable
      // The picker may get the focus when a dialog opens, and must not cover it then.
      openOnFocus={false}
      data={[...(shown ? [shown, ...others] : found), ...rest]}
      // The server has already filtered.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={clients.isFetching ? 'Searching...' : !clients.error && 'No client found'}
      onClick={() => clients.error && void clients.refetch()}
      {...field}
      error={field.error || (clients.error && LOAD_FAILED)}
      value={shown?.value ?? null}
      onChange={(next, option) => {
        if (next === MORE.value || option?.value === MORE.value) return
        setChosen(option ? { value: option.value, label: option.label } : undefined)
        field.onChange(next ?? '')
      }}
      allowDeselect={false}
    />
  )
}

/** The form may also receive an unknown client, from the version that someone else has saved. */
function choiceOf(id: ClientId | '', known: { value: ClientId; label: string }[]) {
  if (id === '') return undefined
  return known.find(({ value }) => value === id) ?? { value: id, label: OTHER }
}

function labelOf({ email, name, ...account }: User): string {
  return [`${name} (${email})`, stateOf(account)].filter(Boolean).join(', ')
}

function stateOf({ deactivatedAt, emailVerified, hasAccount }: Omit<User, 'email' | 'name'>) {
  if (deactivatedAt) return 'deactivated'
  if (!hasAccount) return 'no account yet'
  return emailVerified ? undefined : 'not verified'
}
