import { NativeSelect } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { Role } from '@tallgrass/domain'
import { useEffect, useRef, useState } from 'react'
import { TYPING_PAUSE_MS } from '../../lib/typing-pause'
import { SearchField } from '../../ui/search-field'

export interface UserFilterValues {
  search?: string | undefined
  role?: Role | undefined
}

const roleChoices = [
  { value: '', label: 'All roles' },
  { value: 'ADMIN', label: 'Admin' },
  { value: 'CLIENT', label: 'Client' },
]

interface UserFiltersProps {
  filters: UserFilterValues
  onFiltersChange: (filters: UserFilterValues) => void
}

export function UserFilters({ filters, onFiltersChange }: UserFiltersProps) {
  const [typed, setTyped] = useState(filters.search ?? '')
  const sent = useRef(filters.search)
  const search = useDebouncedCallback((text: string) => {
    sent.current = text.trim() || undefined
    onFiltersChange({ ...filters, search: sent.current })
  }, TYPING_PAUSE_MS)

  // The back and forward buttons also change the search.
  useEffect(() => {
    if (filters.search === sent.current) return
    sent.current = filters.search
    setTyped(filters.search ?? '')
  }, [filters.search])

  function type(text: string) {
    setTyped(text)
    search(text)
  }
  return (
    <>
      <SearchField
        label="Search users"
        placeholder="Name, email or organization"
        value={typed}
        onChange={type}
      />
      <NativeSelect
        aria-label="Role"
        size="sm"
        data={roleChoices}
        value={filters.role ?? ''}
        onChange={(event) => onFiltersChange({ ...filters, role: toRole(event.currentTarget.value) })}
      />
    </>
  )
}

function toRole(value: string): Role | undefined {
  return value === 'ADMIN' || value === 'CLIENT' ? value : undefined
}
