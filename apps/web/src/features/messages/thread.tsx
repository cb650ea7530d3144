import { Card, Skeleton, Text } from '@mantine/core'
import type { ProjectMessage } from '@tallgrass/contracts'
import { type ProjectId, threadObstacle } from '@tallgrass/domain'
import { useRef } from 'react'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { viewToken } from '../../lib/view-token'
import { EmptyState } from '../../ui/empty-state'
import { LoadError } from '../../ui/load-error'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { ArrivalNews } from './arrival-news'
import { Composer, type ComposerHandle } from './composer'
import { DeleteMessageDialog } from './delete-message-dialog'
import { EarlierMessages } from './earlier-messages'
import { focusMessage } from './focus-message'
import classes from './thread.module.css'
import { ThreadDays } from './thread-days'
import { useAnchoredMessage } from './use-anchored-message'
import { useMarkRead } from './use-mark-read'
import { useThread } from './use-thread'

/** The messages between the contacts of a client and us, and the field in which to write one. */
export function Thread({ projectId }: { projectId: ProjectId }) {
  const thread = useThread(projectId)
  const { data: project } = trpc.portal.projects.get.useQuery({ id: projectId }, detailQuery)
  const draft = trpc.portal.messages.draft.useQuery({ id: projectId }, detailQuery)
  const composer = useRef<ComposerHandle>(null)
  const deleting = useDialogAbout<ProjectMessage>()
  useMarkRead(projectId, thread.messages)
  useAnchoredMessage(thread)

  const { error, messages } = thread
  if (error && !messages)
    return (
      <LoadError onRetry={() => void thread.refetch()}>
        Failed to load the messages. Please try again.
      </LoadError>
    )
  if (!messages || !project) return <Skeleton h="30rem" radius="lg" role="status" aria-label="Loading" />
  const obstacle =
    threadObstacle(project) ?? (viewToken() === null ? undefined : 'Only the client can write here.')
  return (
    <Card padding={0}>
      {/* Reversed, so that it stays at the newest message and keeps its place when older ones arrive. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard. */}
      <section aria-label="Messages" tabIndex={0} className={classes.scroll}>
        <div className={classes.messages}>
          <EarlierMessages thread={thread} />
          {messages.length === 0 && (
            <EmptyState title="No Messages Yet">
              Questions, answers and decisions about this project stand here, for both sides to read.
            </EmptyState>
          )}
          <ThreadDays
            projectId={projectId}
            messages={messages}
            canWrite={obstacle === undefined}
            onReply={(message) => composer.current?.quote(message)}
            onDelete={(message) => {
              // The button that asked goes with the text. The dialog returns the focus to the message.
              focusMessage(message.id)
              deleting.open(message)
            }}
          />
        </div>
      </section>
      <ArrivalNews messages={messages} />
      {obstacle && (
        <Text c="dimmed" className={classes.obstacle}>
          {obstacle}
        </Text>
      )}
      {!obstacle && draft.data && <Composer ref={composer} projectId={projectId} stored={draft.data.draft} />}
      {!obstacle && draft.error && !draft.data && (
        <LoadError onRetry={() => void draft.refetch()}>
          Failed to load what you last typed. Please try again.
        </LoadError>
      )}
      <DeleteMessageDialog
        projectId={projectId}
        message={deleting.about}
        opened={deleting.opened}
        onClose={deleting.close}
      />
    </Card>
  )
}
