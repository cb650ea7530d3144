import { Select } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import type { ClientId, ProjectId } from '@tallgrass/domain'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'

/** Long enough to avoid a query per keystroke. */
const TYPING_PAUSE_MS = 250
const MAX_CHOICES = 20
const LOAD_FAILED = 'Failed to load projects. Please try again.'
/** The form uses an empty text for it, which `Select` cannot show as a chosen option. */
const NONE = { value: 'none' as const, label: 'No Project' }
/** The last line of a list that is not complete. It cannot be chosen. */
const MORE = { value: 'more' as const, label: 'There are more. Type a name.', disabled: true }

interface ProjectPickerProps extends GetInputPropsReturnType {
  /** Only this client's projects are offered; none if empty. */
  clientId: ClientId | ''
  /** Empty for none. */
  value?: ProjectId | ''
  onChange: (id: ProjectId | '') => void
  /** The project at present. */
  current?: { id: ProjectId; name: string } | undefined
}

/** Give it a new key for each client, to reset its search. */
export function ProjectPicker({ clientId, current, value: id = '', ...field }: ProjectPickerProps) {
  const [chosen, setChosen] = useState(current && { value: current.id, label: current.name })
  const [typed, setTyped] = useState(current?.name ?? NONE.label)
  const [debounced] = useDebouncedValue(typed, TYPING_PAUSE_MS)
  const search = debounced === chosen?.label || debounced === NONE.label ? '' : debounced
  const projects = trpc.portal.projects.list.useQuery(
    clientId ? { clientId, search, limit: MAX_CHOICES } : skipToken,
    { ...choiceQuery, placeholderData: keepPreviousData },
  )
  const found = projects.data?.items.map((project) => ({ value: project.id, label: project.name })) ?? []
  const value = id || NONE.value
  const shown = [NONE, ...(chosen ? [chosen] : []), ...found].find((choice) => choice.value === value)
  const others = found.filter((choice) => choice.value !== value)
  const rest = projects.data?.nextCursor ? [MORE] : []
  return (
    <Select
      label="Project"
      placeholder="Search by name"
      disabled={clientId === ''}
      searchable
      openOnFocus={false}
      data={[NONE, ...(shown && shown !== NONE ? [shown] : []), ...others, ...rest]}
      // The server has already filtered.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={projects.isFetching ? 'Searching...' : 'No project found'}
      onClick={() => projects.error && void projects.refetch()}
      {...field}
      error={field.error || (projects.error && LOAD_FAILED)}
      value={value}
      onChange={(next, option) => {
        if (next === MORE.value || option?.value === MORE.value) return
        setChosen(
          option && option.value !== NONE.value ? { value: option.value, label: option.label } : undefined,
        )
        field.onChange(next === null || next === NONE.value ? '' : next)
      }}
      allowDeselect={false}
    />
  )
}
