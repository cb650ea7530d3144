import { Checkbox, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { checklist } from '@tallgrass/brand'
import { submitChecklistForm } from '@tallgrass/contracts'
import type { ChecklistAnswers } from '@tallgrass/domain'
import { showErrors } from '../../lib/show-errors'
import { showFirstError } from '../../lib/show-first-error'
import { ActionButton } from '../../ui/action-button'
import { useSubmitChecklist } from './use-submit-checklist'

const texts = checklist.follow
const initialValues = { name: '', email: '', company: '', consent: false }

interface ChecklistFollowFormProps {
  answers: ChecklistAnswers
  onSent: () => void
}

export function ChecklistFollowForm({ answers, onSent }: ChecklistFollowFormProps) {
  const form = useForm({ initialValues, validate: schemaResolver(submitChecklistForm, { sync: true }) })
  const send = useSubmitChecklist({ onSent, showFieldErrors: showErrors(form) })

  function submit(values: typeof initialValues) {
    // The schema has already required the checkbox.
    if (!send.isPending) send.mutate({ ...values, answers, consent: true })
  }
  return (
    <form onSubmit={form.onSubmit(submit, showFirstError(form))} noValidate>
      <Stack gap="md">
        <TextInput label="Name" autoComplete="name" {...form.getInputProps('name')} />
        <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps('email')} />
        <TextInput label={texts.company} autoComplete="organization" {...form.getInputProps('company')} />
        <Checkbox label={texts.consent} {...form.getInputProps('consent', { type: 'checkbox' })} />
        <ActionButton type="submit" disabled={send.isPending}>
          {texts.button}
        </ActionButton>
      </Stack>
    </form>
  )
}
