import type { User } from '@tallgrass/contracts'
import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'
import { ConfirmDialog } from '../../ui/confirm-dialog'

interface ConfirmAddressDialogProps {
  person: Pick<User, 'id' | 'name' | 'email'>
  opened: boolean
  onClose: () => void
}

/** Asks an administrator before they vouch for the address of an account. */
export function ConfirmAddressDialog({ onClose, opened, person }: ConfirmAddressDialogProps) {
  const { email, id: userId, name } = person
  const { admin } = trpc.useUtils()
  const changed = () =>
    Promise.all([admin.users.invalidate(), admin.clients.invalidate(), admin.contacts.invalidate()])
  const words = { done: 'Address Confirmed', failed: 'Failed to confirm the address' }
  const confirm = trpc.admin.people.confirmEmail.useMutation(outcomeOf(changed, words))
  return (
    <ConfirmDialog
      opened={opened}
      pending={confirm.isPending}
      title={`Confirm the address of ${name}?`}
      confirmLabel="Confirm address"
      onClose={onClose}
      onConfirm={() => confirm.mutate({ userId }, { onSuccess: onClose })}
    >
      Only confirm it if you know that {email} belongs to {name}, for example from a call. We email them there
      afterwards, and they can become a contact of other clients.
    </ConfirmDialog>
  )
}
