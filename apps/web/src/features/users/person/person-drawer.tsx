import { Skeleton } from '@mantine/core'
import type { UserId } from '@tallgrass/domain'
import { skipToken } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { errorText } from '../../../lib/trpc-error'
import { useLastDefined } from '../../../lib/use-last-defined'
import { DetailDrawer } from '../../../ui/detail-drawer'
import { LoadError } from '../../../ui/load-error'
import { PersonActions, type PersonDialog } from './person-actions'
import { PersonDialogs } from './person-dialogs'
import { PersonFacts } from './person-facts'
import { PersonSessions } from './person-sessions'
import { SignInHistory } from './sign-in-history'

interface PersonDrawerProps {
  /** Undefined while the drawer is closed. */
  id: UserId | undefined
  /** The signed-in administrator. */
  ownId: UserId | undefined
  onClose: () => void
  /** Gets the focus if the card of the person is gone. */
  fallback: RefObject<HTMLElement | null>
}

/** One person: the account, where it is signed in, and who tried to. */
export function PersonDrawer({ fallback, id, onClose, ownId }: PersonDrawerProps) {
  const shown = useLastDefined(id)
  const actions = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<PersonDialog>()
  const query = trpc.admin.people.get.useQuery(shown ? { id: shown } : skipToken, {
    ...detailQuery,
    enabled: id !== undefined,
  })
  const person = query.data
  const isSelf = shown === ownId
  const focusActions = () => actions.current?.focus()
  return (
    <>
      <DetailDrawer
        opened={id !== undefined}
        onClose={onClose}
        fallback={fallback}
        title={person?.name ?? 'Person'}
        // Escape closes the dialog on top first.
        closeOnEscape={asking === undefined}
      >
        {query.isPending && <Skeleton h="16rem" radius="lg" role="status" aria-label="Loading" />}
        {query.error && (
          <LoadError onRetry={() => void query.refetch()}>
            {errorText(query.error, 'Failed to load the person. Please try again.')}
          </LoadError>
        )}
        {person && (
          <>
            <PersonFacts person={person} />
            <PersonActions person={person} isSelf={isSelf} actions={actions} onAsk={setAsking} />
            <PersonSessions
              person={person}
              isSelf={isSelf}
              onEndAll={() => setAsking('sessions')}
              onFocusLost={focusActions}
            />
            <SignInHistory id={person.id} />
          </>
        )}
      </DetailDrawer>
      {person && (
        <PersonDialogs
          key={person.id}
          person={person}
          asking={asking}
          onClose={() => setAsking(undefined)}
          onDone={focusActions}
        />
      )}
    </>
  )
}
