import type { ComboboxItem } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { TYPING_PAUSE_MS } from '../lib/typing-pause'

/** The choices that a list shows at once. */
export const MAX_CHOICES = 20
/** The value of the last line of a list that is not complete. It cannot be chosen. */
const MORE = 'more'
/** The form uses an empty text for none, which `Select` cannot show as a chosen option. */
const NONE = 'none'

type Choice<Value extends string> = ComboboxItem<Value>

interface SearchedSelectOptions<Id extends string> {
  /** Empty for none. */
  value: Id | ''
  onChange: (id: Id | '') => void
  error?: ReactNode
  /** The choice at present. */
  current?: Choice<Id> | undefined
  /** The label of a value that is in no list, from the version that someone else has saved. */
  unknown?: string
  /** A first line for no value. Without it, something has to be chosen. */
  none?: string
  words: { nothing: string; more: string; failed: string }
}

/** The answer of the server to a search. */
interface Found<Id extends string> {
  choices: Choice<Id>[] | undefined
  query: {
    data: { nextCursor: string | null } | undefined
    error: unknown
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
}

/**
 * A `Select` with search as you type. The server searches, because there may be thousands: query for `search`, and give
 * what was found to `propsFor`.
 */
export function useSearchedSelect<Id extends string>(options: SearchedSelectOptions<Id>) {
  const { current, error, none, onChange, unknown = '', value, words } = options
  const [chosen, setChosen] = useState(current)
  const [typed, setTyped] = useState(current?.label ?? none ?? '')
  const [debounced] = useDebouncedValue(typed, TYPING_PAUSE_MS)
  // Once something is chosen, the field shows its label, which is not a search.
  const isLabel = [chosen?.label, none, unknown].includes(debounced)

  function propsFor({ choices: found = [], query }: Found<Id>) {
    const shown = value === '' ? undefined : choiceOf(value, [...(chosen ? [chosen] : []), ...found])
    const others = found.filter((choice) => choice.value !== shown?.value)
    const data: Choice<Id | typeof MORE | typeof NONE>[] = [
      ...(none ? [{ value: NONE, label: none } as const] : []),
      ...(shown ? [shown, ...others] : found),
      ...(query.data?.nextCursor ? [{ value: MORE, label: words.more, disabled: true } as const] : []),
    ]
    return {
      searchable: true,
      // The field may get the focus when a dialog opens, and its list must not cover the dialog then.
      openOnFocus: false,
      data,
      // The server has already filtered.
      filter: () => data,
      searchValue: typed,
      onSearchChange: setTyped,
      nothingFoundMessage: query.isFetching ? 'Searching...' : !query.error && words.nothing,
      onClick: () => query.error !== null && void query.refetch(),
      error: error || (query.error !== null && words.failed),
      value: shown?.value ?? (none ? NONE : null),
      onChange(next: Id | typeof MORE | typeof NONE | null) {
        if (next === MORE) return
        const id = next === null || next === NONE ? '' : next
        setChosen(found.find((choice) => choice.value === id) ?? (id === shown?.value ? shown : undefined))
        onChange(id)
      },
      allowDeselect: false,
    } as const
  }
  function choiceOf(id: Id, known: Choice<Id>[]): Choice<Id> {
    return known.find((choice) => choice.value === id) ?? { value: id, label: unknown }
  }
  return { search: isLabel ? '' : debounced, propsFor }
}
