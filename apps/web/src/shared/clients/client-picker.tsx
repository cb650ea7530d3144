import { Select } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import type { User } from '@tallgrass/contracts'
import type { ClientId } from '@tallgrass/domain'
import { keepPreviousData } from '@tanstack/react-query'
import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { MAX_CHOICES, useSearchedSelect } from '../../ui/use-searched-select'

const words = {
  nothing: 'No client found',
  more: 'There are more. Type a name or an email.',
  failed: 'Failed to load clients. Please try again.',
}

interface ClientPickerProps extends GetInputPropsReturnType {
  /** Empty for none. */
  value?: ClientId | ''
  onChange: (id: ClientId | '') => void
  /** The client of the record at present. */
  current?: { id: ClientId; name: string }
}

/** Offers only clients. */
export function ClientPicker({ current, error, onChange, value = '', ...field }: ClientPickerProps) {
  const select = useSearchedSelect<ClientId>({
    value,
    onChange,
    error,
    current: current && { value: current.id, label: current.name },
    unknown: 'Another client',
    words,
  })
  const query = trpc.admin.users.list.useQuery(
    { role: 'CLIENT', search: select.search, limit: MAX_CHOICES },
    { ...choiceQuery, placeholderData: keepPreviousData },
  )
  const choices = query.data?.items.map((user) => ({ value: user.id, label: labelOf(user) }))
  return (
    <Select
      label="Client"
      placeholder="Search by name or email"
      {...field}
      {...select.propsFor({ choices, query })}
    />
  )
}

function labelOf({ email, name, ...account }: User): string {
  return [`${name} (${email})`, stateOf(account)].filter(Boolean).join(', ')
}

function stateOf({ deactivatedAt, emailVerified, hasAccount }: Omit<User, 'email' | 'name'>) {
  if (deactivatedAt) return 'deactivated'
  if (!hasAccount) return 'no account yet'
  return emailVerified ? undefined : 'address not confirmed'
}
