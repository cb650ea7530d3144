import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { useRef } from 'react'
import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { useTyped } from '../../lib/use-typed'
import { type AuditSearch, readEntityId } from './audit-search'
import { actionInWords } from './audit-words'
import { DayField } from './day-field'

interface AuditFiltersProps {
  filters: AuditSearch
  onFiltersChange: (filters: AuditSearch) => void
}

export function AuditFilters({ filters, onFiltersChange }: AuditFiltersProps) {
  const first = useRef<HTMLSelectElement>(null)
  const { data: known = [] } = trpc.admin.audit.actions.useQuery(undefined, choiceQuery)
  // A shared link may name an action that is not in this log yet.
  const actions = [...new Set([...known, ...(filters.action ? [filters.action] : [])])].toSorted()
  const isFiltered = Object.values(filters).some(Boolean)
  const entity = useTyped({
    value: filters.entityId ?? '',
    isComplete: (text) => text === '' || readEntityId(text) !== undefined,
    onChange: (text) => onFiltersChange({ ...filters, entityId: readEntityId(text) }),
  })

  function clear() {
    entity.type('')
    onFiltersChange({})
    // The button disappears with the filters.
    first.current?.focus()
  }
  return (
    <Group align="start" role="search" aria-label="Filters">
      <NativeSelect
        ref={first}
        label="Action"
        size="sm"
        flex="1 1 11rem"
        maw="24rem"
        data={[
          { value: '', label: 'All actions' },
          ...actions.map((action) => ({ value: action, label: actionInWords(action) })),
        ]}
        value={filters.action ?? ''}
        onChange={(event) => onFiltersChange({ ...filters, action: event.currentTarget.value || undefined })}
      />
      <DayField
        label="From date (UTC)"
        value={filters.from}
        max={filters.to}
        onChange={(from) => onFiltersChange({ ...filters, from })}
      />
      <DayField
        label="To date (UTC)"
        value={filters.to}
        min={filters.from}
        onChange={(to) => onFiltersChange({ ...filters, to })}
      />
      <TextInput
        label="Entity ID"
        size="sm"
        flex="1 1 12rem"
        maw="24rem"
        value={entity.typed}
        error={entity.invalid && 'Enter the full ID'}
        onChange={(event) => entity.type(event.currentTarget.value.trim())}
      />
      {isFiltered && (
        <Button
          variant="default"
          size="sm"
          mt={{ base: 0, sm: '1.9375rem' }}
          mih="2.5rem"
          leftSection={<IconFilterOff aria-hidden />}
          onClick={clear}
        >
          Clear filters
        </Button>
      )}
    </Group>
  )
}
