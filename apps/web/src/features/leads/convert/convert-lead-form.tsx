import { Divider, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  type ConvertLeadInput,
  convertLeadForm,
  type InviteLeadInput,
  type LeadDetails,
} from '@tallgrass/contracts'
import { useRef, useState } from 'react'
import type { FieldValues } from '../../../lib/record-draft'
import { showFirstError } from '../../../lib/show-first-error'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { newContactFields } from '../../../shared/contacts/new-contact-fields'
import { DialogForm } from '../../../ui/dialog-form'
import { RecordField } from '../../../ui/record-field'
import { ClientChoiceField } from './client-choice-field'
import { initialValuesOf } from './initial-values-of'
import { KnownContact } from './known-contact'
import { LinkLeadForm } from './link-lead-form'
import { useLeadMatches } from './use-lead-matches'

const SENT_BY_EMAIL = 'The invitation is sent to this address.'
const SHARED_BY_HAND = 'No mail server is configured, so you get an invitation link to share yourself.'
const ON_ACCEPTANCE = 'The lead is converted when they accept.'
const CHOOSE = 'Choose a client, or create a new one.'
const IMMEDIATELY = 'The lead is converted immediately. They have no account until you invite them.'

interface ConvertLeadFormProps {
  lead: LeadDetails
  pending: boolean
  onInvite: (input: InviteLeadInput) => void
  onConvert: (input: ConvertLeadInput) => void
  onCancel: () => void
}

export function ConvertLeadForm({ lead, onCancel, onConvert, onInvite, pending }: ConvertLeadFormProps) {
  const { emailEnabled } = useOutboxSettings()
  const form = useForm<FieldValues>({
    initialValues: initialValuesOf(lead),
    validate: schemaResolver(convertLeadForm, { sync: true }),
  })
  const { firstName, invites, organizationName } = form.getValues()
  const { choice, choose, clients, contact, isPending } = useLeadMatches(lead.id, String(organizationName))
  const firstClient = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  const rights = newContactFields.filter(({ name }) => !contact || name === 'invites')

  function submit(values: FieldValues) {
    if (!contact && choice === undefined) {
      setRefused(true)
      return firstClient.current?.focus()
    }
    const chosen = !contact && choice !== 'new' && { organizationId: choice }
    const input = { ...convertLeadForm.parse({ ...values, ...chosen }), id: lead.id }
    if (invites) onInvite(input)
    else onConvert(input)
  }
  if (contact?.hasAccount) {
    const passed = { lead, pending, onConvert, onCancel }
    return <LinkLeadForm contact={contact} {...passed} />
  }
  return (
    <DialogForm
      onCancel={onCancel}
      submitLabel={invites ? 'Send Invitation' : 'Convert'}
      pendingLabel={invites ? 'Sending...' : 'Converting...'}
      pending={pending}
      disabled={isPending}
      onSubmit={form.onSubmit(submit, showFirstError(form))}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="First Name"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('firstName')}
        />
        <TextInput label="Last Name" autoComplete="off" {...form.getInputProps('lastName')} />
      </SimpleGrid>
      <TextInput
        label="Email Address"
        value={lead.email}
        readOnly
        description={
          invites ? `${emailEnabled ? SENT_BY_EMAIL : SHARED_BY_HAND} ${ON_ACCEPTANCE}` : IMMEDIATELY
        }
      />
      {contact ? (
        <KnownContact contact={contact} />
      ) : (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label="Company" autoComplete="off" {...form.getInputProps('organizationName')} />
            <TextInput label="Phone" autoComplete="off" {...form.getInputProps('phone')} />
          </SimpleGrid>
          {clients.length > 0 && (
            <ClientChoiceField
              clients={clients}
              firstName={String(firstName)}
              value={choice}
              error={refused && choice === undefined ? CHOOSE : undefined}
              onChange={choose}
              first={firstClient}
            />
          )}
        </>
      )}
      <Divider />
      <Stack gap="sm">
        {rights.map((field) => (
          <RecordField key={field.name} field={field} form={form} first={false} />
        ))}
      </Stack>
    </DialogForm>
  )
}
