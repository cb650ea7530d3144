import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

interface SearchFieldProps {
  /** Read aloud; the placeholder says what may be searched for. */
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      size="sm"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch aria-hidden />}
      rightSection={value && <CloseButton size="sm" aria-label="Clear search" onClick={() => onChange('')} />}
      flex="1 1 16rem"
      maw="24rem"
    />
  )
}
