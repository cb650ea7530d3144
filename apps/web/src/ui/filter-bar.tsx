import { Group, NativeSelect } from '@mantine/core'
import { useTyped } from '../lib/use-typed'
import { SearchField } from './search-field'

interface Choice {
  label: string
  data: { value: string; label: string }[]
  /** Missing where nothing is chosen. */
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

/** Above a list: what to search for, and what to show of it. */
export function FilterBar({ choices, search }: FilterBarProps) {
  const { typed, type } = useTyped({
    value: search.value ?? '',
    isWhole: () => true,
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
