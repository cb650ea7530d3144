import { Button, CloseButton, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { chat } from '@tallgrass/brand'
import { leadForm } from '@tallgrass/contracts'
import type { BookingType } from '@tallgrass/domain'
import { showFirstError } from '../../lib/show-first-error'
import classes from './lead-form.module.css'
import { useSendLead } from './use-send-lead'

const texts = chat.lead
const initialValues = { name: '', email: '', company: '' }

interface LeadFormProps {
  /** The call that was offered; its booking link is created after the lead is sent. */
  bookingType: BookingType | null | undefined
  /** Receives the assistant's reply. */
  onSent: (message: string) => void
  onDismiss: () => void
}

export function LeadForm({ bookingType, onDismiss, onSent }: LeadFormProps) {
  const form = useForm({ initialValues, validate: schemaResolver(leadForm, { sync: true }) })
  const lead = useSendLead({ bookingType: bookingType ?? null, onSent, showFieldErrors: form.setErrors })

  function submit(values: typeof initialValues) {
    if (!lead.isPending) lead.mutate(values)
  }
  return (
    <form
      className={classes.form}
      aria-labelledby="lead-title"
      onSubmit={form.onSubmit(submit, showFirstError(form))}
      noValidate
    >
      <div className={classes.head}>
        <h3 id="lead-title">{texts.title}</h3>
        <CloseButton size="sm" aria-label={texts.dismiss} onClick={onDismiss} />
      </div>
      <div className={classes.fields}>
        <TextInput label="Name" size="sm" autoComplete="name" {...form.getInputProps('name')} />
        <TextInput
          label="Email"
          size="sm"
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <TextInput
          label={texts.company}
          size="sm"
          autoComplete="organization"
          {...form.getInputProps('company')}
        />
        <Button type="submit" size="sm" disabled={lead.isPending}>
          {texts.button}
        </Button>
      </div>
    </form>
  )
}
