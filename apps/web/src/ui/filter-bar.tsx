import { Group, NativeSelect } from '@mantine/core'
import { useTyped } from '../lib/use-typed'
import { SearchField } from './search-field'

interface Choice {
  label: string
  data: { value: string; label: string }[]
  /** Undefined if nothing is chosen. */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

interface FilterBarProps {
  search: {
    label: string
    placeholder: string
    value: string | undefined
    onChange: (text: string | undefined) => void
  }
  choices: Choice[]
}

/** The search field and the filters above a list. */
export function FilterBar({ choices, search }: FilterBarProps) {
  const { typed, type } = useTyped({
    value: search.value ?? '',
    isComplete: () => true,
    onChange: (text) => search.onChange(text.trim() || undefined),
  })
  return (
    <Group role="search" aria-label="Filters">
      <SearchField label={search.label} placeholder={search.placeholder} value={typed} onChange={type} />
      {choices.map(({ data, label, onChange, value }) => (
        <NativeSelect
          key={label}
          aria-label={label}
          size="sm"
          data={data}
          value={value ?? ''}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}
        />
      ))}
    </Group>
  )
}
