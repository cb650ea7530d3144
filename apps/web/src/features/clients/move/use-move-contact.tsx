import type { Contact, MoveContactInput } from '@tallgrass/contracts'
import { RouterContextProvider, useRouter } from '@tanstack/react-router'
import { notify } from '../../../lib/notify'
import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { ClientLink } from '../../../shared/clients/client-link'
import type { NamedOrganization } from '../../../shared/clients/organization-picker'
import { useClientsChanged } from '../use-clients-changed'

interface Moved {
  contact: Contact
  input: MoveContactInput
  to: NamedOrganization
}

/** Moves a contact, and says in a toast where they are now, with a link. Answers whether they have moved. */
export function useMoveContact() {
  const router = useRouter()
  const { onError, onSuccess } = outcomeOf(useClientsChanged(), {
    failed: 'Failed to move contact',
    tellsStale: true,
  })
  const { isPending, mutateAsync } = trpc.admin.contacts.move.useMutation({ onError, onSuccess })
  async function move({ contact, input, to }: Moved): Promise<boolean> {
    const moved = await mutateAsync(input).catch(() => undefined)
    if (!moved) return false
    const message = (
      // Toasts are outside of the router.
      <RouterContextProvider router={router}>
        {contact.name} is with <ClientLink name={to.name} organizationId={to.id} /> now.
      </RouterContextProvider>
    )
    notify({ title: 'Contact Moved', message })
    return true
  }
  return { isPending, move }
}
