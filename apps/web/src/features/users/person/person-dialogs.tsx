import type { Person } from '@tallgrass/contracts/account'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import type { PersonDialog } from './person-actions'
import { RequirePasswordDialog } from './require-password-dialog'
import { useDeactivatePerson, useEndSessionsOf, useResetFactor } from './use-person-changes'

interface PersonDialogsProps {
  person: Person
  asking: PersonDialog | undefined
  onClose: () => void
  /** Called once something is done whose button may be gone. */
  onDone: () => void
}

/** The questions before an administrator changes something about the account of someone else. */
export function PersonDialogs({ asking, onClose, onDone, person }: PersonDialogsProps) {
  const { id, name, version } = person
  const [factor, sessions, deactivate] = [useResetFactor(), useEndSessionsOf(), useDeactivatePerson()]
  const done = {
    onSuccess() {
      onClose()
      onDone()
    },
  }
  return (
    <>
      <RequirePasswordDialog person={person} opened={asking === 'password'} onClose={onClose} />
      <ConfirmDialog
        opened={asking === 'factor'}
        onClose={onClose}
        onConfirm={() => factor.mutate({ id }, done)}
        title="Reset second factor"
        confirmLabel="Reset second factor"
        destructive
        pending={factor.isPending}
      >
        The authenticator app, recovery codes and passkeys of {name} stop working, and they sign in with their
        password alone. Do this only if you are sure that it is {name} who asks. They are told by email.
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'sessions'}
        onClose={onClose}
        onConfirm={() => sessions.mutate({ id }, done)}
        title="End all sessions"
        confirmLabel="End all"
        pending={sessions.isPending}
      >
        {name} is signed out on all devices at once and is told by email. They can sign in again.
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'deactivate'}
        onClose={onClose}
        onConfirm={() => deactivate.mutate({ id, version }, done)}
        title="Deactivate administrator"
        confirmLabel="Deactivate"
        destructive
        pending={deactivate.isPending}
      >
        {name} is signed out everywhere and can no longer sign in. Conversations that they took over wait for
        someone else, and invitations of administrators that they sent end. What they did stays. They are told
        by email, and you can reactivate them at any time.
      </ConfirmDialog>
    </>
  )
}
