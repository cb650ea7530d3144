import { CloseButton, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { chat } from '@tallgrass/brand'
import { chatLeadForm } from '@tallgrass/contracts'
import type { BookingType, ContactDetails } from '@tallgrass/domain'
import { useEffect } from 'react'
import { showErrors } from '../../lib/show-errors'
import { showFirstError } from '../../lib/show-first-error'
import { ActionButton } from '../../ui/action-button'
import classes from './lead-form.module.css'
import { useSendLead } from './use-send-lead'

const texts = chat.lead
const empty = { name: '', email: '', company: '', phone: '' }

interface LeadFormProps {
  /** The call that was offered; its booking link is created after the lead is sent. */
  bookingType: BookingType | null | undefined
  /** What the visitor has typed into the conversation, to be confirmed. */
  details: ContactDetails
  /** Receives the assistant's reply. */
  onSent: (message: string) => void
  onDismiss: () => void
}

export function LeadForm({ bookingType, details, onDismiss, onSent }: LeadFormProps) {
  const { company = '', email = '', name = '', phone = '' } = details
  const form = useForm({ initialValues: empty, validate: schemaResolver(chatLeadForm, { sync: true }) })
  const { setValues } = form
  // What was typed into a field stays as it is.
  useEffect(() => {
    setValues((typed) => ({
      name: typed.name || name,
      email: typed.email || email,
      company: typed.company || company,
      phone: typed.phone || phone,
    }))
  }, [company, email, name, phone, setValues])
  const lead = useSendLead({ bookingType: bookingType ?? null, onSent, showFieldErrors: showErrors(form) })

  function submit(values: typeof empty) {
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
        {phone !== '' && (
          <TextInput
            label={texts.phone}
            size="sm"
            type="tel"
            autoComplete="tel"
            {...form.getInputProps('phone')}
          />
        )}
        <ActionButton type="submit" size="sm" disabled={lead.isPending}>
          {texts.button}
        </ActionButton>
      </div>
    </form>
  )
}
