import { Select } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import type { ClientId, ProjectId } from '@tallgrass/domain'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { MAX_CHOICES, useSearchedSelect } from '../../ui/use-searched-select'

const words = {
  nothing: 'No project found',
  more: 'There are more. Type a name.',
  failed: 'Failed to load projects. Please try again.',
}

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
export function ProjectPicker(props: ProjectPickerProps) {
  const { clientId, current, error, onChange, value = '', ...field } = props
  const select = useSearchedSelect<ProjectId>({
    value,
    onChange,
    error,
    current: current && { value: current.id, label: current.name },
    none: 'No Project',
    unknown: 'Another project',
    words,
  })
  const query = trpc.portal.projects.list.useQuery(
    clientId ? { clientId, search: select.search, limit: MAX_CHOICES } : skipToken,
    { ...choiceQuery, placeholderData: keepPreviousData },
  )
  const choices = query.data?.items.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      label="Project"
      placeholder="Search by name"
      disabled={clientId === ''}
      {...field}
      {...select.propsFor({ choices, query })}
    />
  )
}
