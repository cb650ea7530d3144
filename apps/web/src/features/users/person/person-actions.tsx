import { Button, Group, Text } from '@mantine/core'
import type { Person } from '@tallgrass/contracts/account'
import type { RefObject } from 'react'
import { ClientLink } from '../../../shared/clients/client-link'
import { ActionButton } from '../../../ui/action-button'
import { useReactivatePerson } from './use-person-changes'

export type PersonDialog = 'password' | 'factor' | 'deactivate' | 'sessions'

interface PersonActionsProps {
  person: Person
  isSelf: boolean
  actions: RefObject<HTMLDivElement | null>
  onAsk: (dialog: PersonDialog) => void
}

/** What an administrator may do about the account of someone else. */
export function PersonActions({ actions, isSelf, onAsk, person }: PersonActionsProps) {
  const { deactivatedAt, hasAccount, hasSecondFactor, id, name, org, organizationId, version } = person
  const reactivate = useReactivatePerson()
  if (isSelf) return <Text c="dimmed">This is your own account. Change it in your profile.</Text>
  return (
    <Group ref={actions} tabIndex={-1}>
      {hasAccount && !deactivatedAt && (
        <Button variant="default" onClick={() => onAsk('password')}>
          Ask for a new password
        </Button>
      )}
      {hasSecondFactor && !deactivatedAt && (
        <Button variant="default" onClick={() => onAsk('factor')}>
          Reset second factor
        </Button>
      )}
      {organizationId && (
        <Text c="dimmed" fz="sm">
          Rights, invitations and deactivation: see{' '}
          <ClientLink name={org ?? name} organizationId={organizationId} />.
        </Text>
      )}
      {!organizationId && !deactivatedAt && (
        <Button variant="default" c="danger" onClick={() => onAsk('deactivate')}>
          Deactivate
        </Button>
      )}
      {!organizationId && deactivatedAt && (
        <ActionButton
          variant="default"
          loading={reactivate.isPending}
          onClick={() => reactivate.mutate({ id, version }, { onSuccess: () => actions.current?.focus() })}
        >
          Reactivate
        </ActionButton>
      )}
    </Group>
  )
}
