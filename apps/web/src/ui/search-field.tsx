import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'

interface SearchFieldProps {
  /** For screen readers. The placeholder says what to search for. */
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  function clear() {
    onChange('')
    field.current?.focus()
  }
  return (
    <TextInput
      ref={field}
      type="search"
      size="sm"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch aria-hidden />}
      rightSection={value && <CloseButton size="sm" aria-label="Clear search" onClick={clear} />}
      flex="1 1 16rem"
      maw="24rem"
    />
  )
}
