import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { viewToken } from '../../lib/view-token'
import { lazyDialog } from '../../ui/lazy-dialog'
import { LoadError } from '../../ui/load-error'
import { TableSkeleton } from '../../ui/table-skeleton'
import { SessionsTable } from './sessions-table'

const EndOthersDialog = lazyDialog(() =>
  import('./end-others-dialog').then((module) => module.EndOthersDialog),
)

/** Where the reader is signed in. Not shown to an administrator who sees the portal as they do. */
export function SessionsSection({ onSignOut }: { onSignOut: () => void }) {
  return viewToken() === null && <OwnSessions onSignOut={onSignOut} />
}

function OwnSessions({ onSignOut }: { onSignOut: () => void }) {
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState(false)
  const { data, error, refetch } = trpc.auth.sessions.list.useQuery(undefined, detailQuery)
  const others = data?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  return (
    <Stack component="section" gap="sm" aria-labelledby={heading}>
      <Group justify="space-between">
        <Title order={2} size="h3" id={heading} ref={title} tabIndex={-1}>
          Where you are signed in
        </Title>
        {others > 0 && (
          <Button variant="default" onClick={() => setAsking(true)}>
            End all others
          </Button>
        )}
      </Group>
      <Text c="dimmed" maw="var(--measure)">
        End a session that you do not know, and change your password.
      </Text>
      {data && (
        <SessionsTable sessions={data} onSignOut={onSignOut} onFocusLost={() => title.current?.focus()} />
      )}
      {!data && !error && <TableSkeleton />}
      {!data && error && (
        <LoadError onRetry={() => void refetch()}>Failed to load your sessions. Please try again.</LoadError>
      )}
      <EndOthersDialog
        others={others}
        opened={asking}
        onClose={() => setAsking(false)}
        onDone={() => title.current?.focus()}
      />
    </Stack>
  )
}
