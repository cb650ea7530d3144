import { Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import type { CreateApiKeyInput } from '@tallgrass/contracts/integrations'
import { type ApiScope, scopeDeeds } from '@tallgrass/domain'
import { showFirstError } from '../../lib/show-first-error'
import { DialogForm } from '../../ui/dialog-form'
import { lifetimeChoices, toKeyInput, useKeyForm } from './use-key-form'

interface CreateKeyFormProps {
  /** Those to choose from. */
  scopes: readonly ApiScope[]
  pending: boolean
  onCreate: (input: CreateApiKeyInput) => void
  onCancel: () => void
}

export function CreateKeyForm({ onCancel, onCreate, pending, scopes }: CreateKeyFormProps) {
  const form = useKeyForm()
  return (
    <DialogForm
      onCancel={onCancel}
      onSubmit={form.onSubmit((values) => onCreate(toKeyInput(values)), showFirstError(form))}
      submitLabel="Create key"
      pendingLabel="Creating..."
      pending={pending}
    >
      <TextInput
        label="Name"
        description="Where the key is used, such as “Bookkeeping”"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Checkbox.Group label="What it may do" {...form.getInputProps('scopes')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="xs">
          {inPairs(scopes).map((scope) => (
            <Checkbox key={scope} value={scope} label={capitalized(scopeDeeds[scope])} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <NativeSelect label="Expires" data={lifetimeChoices} {...form.getInputProps('days')} />
    </DialogForm>
  )
}

/** Reading and changing side by side; what has no second one comes last. */
function inPairs(scopes: readonly ApiScope[]): ApiScope[] {
  const noun = (scope: ApiScope) => scope.split(':')[0]
  const isAlone = (scope: ApiScope) => scopes.filter((other) => noun(other) === noun(scope)).length === 1
  return [...scopes].sort((a, b) => Number(isAlone(a)) - Number(isAlone(b)))
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
