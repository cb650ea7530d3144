import { schemaResolver } from '@mantine/form'
import { createInvoiceInput, paymentRequestInput } from '@tallgrass/contracts'
import type { ClientId, ProjectId } from '@tallgrass/domain'

/** Each screen has its own name for what is paid for, and its own way to ask for what is missing. */
export const wordings = {
  title: {
    label: 'Title',
    resolve: schemaResolver(paymentRequestInput.extend({ description: createInvoiceInput.shape.title }), {
      sync: true,
    }),
    incomplete: 'Client, title, and amount are required',
  },
  description: {
    label: 'Description',
    resolve: schemaResolver(paymentRequestInput, { sync: true }),
    incomplete: undefined,
  },
}

/** The client and project at first. */
export interface KnownPayer {
  client: { id: ClientId; name: string }
  project: { id: ProjectId; name: string } | undefined
}

export interface PaymentFields {
  clientId: ClientId | ''
  projectId: ProjectId | ''
  description: string
  amount: string
}

export function initialFields(known: KnownPayer | undefined): PaymentFields {
  return {
    clientId: known?.client.id ?? '',
    projectId: known?.project?.id ?? '',
    description: '',
    amount: '',
  }
}

export function hasAll({ amount, clientId, description }: PaymentFields): boolean {
  return clientId !== '' && description !== '' && amount !== ''
}

export function isComplete({ amount, clientId, description }: PaymentFields): boolean {
  return clientId !== '' && description.trim() !== '' && amount.trim() !== ''
}

export function toInput(typed: PaymentFields) {
  return { ...typed, projectId: typed.projectId || null }
}
