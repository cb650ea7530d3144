import { useForm } from '@mantine/form'
import type { CreateApiKeyInput } from '@tallgrass/contracts/integrations'
import { type ApiScope, apiScopes, type KeyLifetime, keyLifetimes } from '@tallgrass/domain'

const MAX_NAME = 60
const NEVER = 'never'

export const lifetimeChoices = [
  { value: '', label: 'Choose' },
  ...keyLifetimes.map((days) =>
    days === null ? { value: NEVER, label: 'Never' } : { value: String(days), label: `In ${days} days` },
  ),
]

interface KeyValues {
  name: string
  scopes: string[]
  days: string
}

/** The rules of the server; its schema would bring all others of the account along. */
export function useKeyForm() {
  return useForm<KeyValues>({
    initialValues: { name: '', scopes: [], days: '' },
    validate: {
      name(value) {
        if (value.trim() === '') return 'Name is required'
        return value.trim().length > MAX_NAME ? `Name must be at most ${MAX_NAME} characters` : null
      },
      days: (value) => (value === '' ? 'Choose when the key expires' : null),
      scopes: (value) => (value.length === 0 ? 'Choose at least one scope' : null),
    },
  })
}

export function toKeyInput({ days, name, scopes }: KeyValues): CreateApiKeyInput {
  const chosen = new Set(scopes)
  return {
    name,
    scopes: apiScopes.filter((scope) => chosen.has(scope)) satisfies ApiScope[],
    days: toDays(days),
  }
}

function toDays(text: string): KeyLifetime {
  return keyLifetimes.find((days) => String(days) === text) ?? null
}
