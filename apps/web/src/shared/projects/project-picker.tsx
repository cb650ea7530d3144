import { Select } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'

/** Long enough not to ask at every key. */
const TYPING_PAUSE_MS = 250
const CHOICES_AT_ONCE = 20
const UNREACHABLE = 'Failed to load projects. Please try again.'
/** The form holds an empty text for it, which the field could not show as chosen. */
const NONE = { value: 'none', label: 'No Project' }

interface ProjectPickerProps extends GetInputPropsReturnType {
  /** Only this client's projects are offered; none before somebody is chosen. */
  clientId: string
  /** Which it is already. */
  current?: { id: string; name: string } | undefined
}

/** Give it a new key for each client: what was searched for among the projects of one is no search for another. */
export function ProjectPicker({ clientId, current, ...field }: ProjectPickerProps) {
  const [chosen, setChosen] = useState(current && { value: current.id, label: current.name })
  const [typed, setTyped] = useState(current?.name ?? NONE.label)
  const [settled] = useDebouncedValue(typed, TYPING_PAUSE_MS)
  const search = settled === chosen?.label || settled === NONE.label ? '' : settled
  const projects = trpc.portal.projects.list.useQuery(
    { clientId, search, limit: CHOICES_AT_ONCE },
    { ...choiceQuery, enabled: clientId !== '', placeholderData: keepPreviousData },
  )
  const found = projects.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const value = String(field.value ?? '') || NONE.value
  const shown = [NONE, ...(chosen ? [chosen] : []), ...found].find((choice) => choice.value === value)
  const others = found.filter((choice) => choice.value !== value)
  return (
    <Select
      label="Project"
      placeholder="Search by name"
      disabled={clientId === ''}
      searchable
      data={[NONE, ...(shown && shown !== NONE ? [shown] : []), ...others]}
      // The server has chosen already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={projects.isFetching ? 'Searching...' : 'No project found'}
      onClick={() => projects.error && void projects.refetch()}
      {...field}
      error={field.error || (projects.error && UNREACHABLE)}
      value={value}
      onChange={(next, option) => {
        setChosen(
          option && option.value !== NONE.value ? { value: option.value, label: option.label } : undefined,
        )
        field.onChange(next === null || next === NONE.value ? '' : next)
      }}
      allowDeselect={false}
    />
  )
}
