import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useClientsChanged } from '../use-clients-changed'

export function useAddContact() {
  const words = { done: 'Contact Added', failed: 'Failed to add contact' }
  return trpc.admin.contacts.create.useMutation(outcomeOf(useClientsChanged(), words))
}

export function useUpdateContact() {
  const words = { done: 'Contact Updated', failed: 'Failed to update contact' }
  return trpc.admin.contacts.update.useMutation(outcomeOf(useClientsChanged(), words))
}

export function useSetRights() {
  const words = { done: 'Rights Changed', failed: 'Failed to change the rights' }
  return trpc.admin.contacts.setRights.useMutation(outcomeOf(useClientsChanged(), words))
}

export function useDeactivateContact() {
  const words = { done: 'Contact Deactivated', failed: 'Failed to deactivate contact', tellsStale: true }
  return trpc.admin.contacts.deactivate.useMutation(outcomeOf(useClientsChanged(), words))
}

export function useEraseContact() {
  const words = {
    done: 'Data Deleted',
    failed: 'Failed to delete the data',
    message: 'The rest is gone within a day.',
  }
  return trpc.admin.data.erasePerson.useMutation(outcomeOf(useClientsChanged(), words))
}

export function useReactivateContact() {
  const words = { done: 'Contact Reactivated', failed: 'Failed to reactivate contact', tellsStale: true }
  return trpc.admin.contacts.reactivate.useMutation(outcomeOf(useClientsChanged(), words))
}
