import { Button, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { speedToLeadDemo } from '@tallgrass/brand'
import { demoLeadForm } from '@tallgrass/contracts'
import type { DemoLead } from '@tallgrass/domain'
import { showFirstError } from '../../../lib/show-first-error'
import classes from '../demo-form.module.css'

const { form: words } = speedToLeadDemo

export function SpeedToLeadForm({ onSubmit }: { onSubmit: (lead: DemoLead) => void }) {
  const form = useForm({
    initialValues: { name: '', email: '', company: '', message: '' },
    validate: schemaResolver(demoLeadForm, { sync: true }),
  })

  function submit(values: DemoLead) {
    onSubmit(demoLeadForm.parse(values))
  }
  return (
    <form className={classes.form} onSubmit={form.onSubmit(submit, showFirstError(form))} noValidate>
      <TextInput data-autofocus label={words.name} autoComplete="name" {...form.getInputProps('name')} />
      <TextInput label={words.email} type="email" autoComplete="email" {...form.getInputProps('email')} />
      <TextInput label={words.company} autoComplete="organization" {...form.getInputProps('company')} />
      <Textarea label={words.message} {...form.getInputProps('message')} />
      <Button type="submit">{words.submit}</Button>
    </form>
  )
}
