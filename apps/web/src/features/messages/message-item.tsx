import { Badge, Card, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ProjectMessage } from '@tallgrass/contracts'
import { clockIn, messageAnchor, type ProjectId } from '@tallgrass/domain'
import { useState } from 'react'
import { useReader } from '../../lib/reader'
import { RowMenu } from '../../ui/row-menu'
import { EditMessageForm } from './edit-message-form'
import { MessageBody } from './message-body'
import { MessageFiles } from './message-files'
import classes from './message-item.module.css'
import { QuotedMessageCard } from './quoted-message-card'
import { useMessageActions } from './use-message-actions'

interface MessageItemProps {
  projectId: ProjectId
  message: ProjectMessage
  /** False in an archived project, and for someone who only looks. */
  canWrite: boolean
  onReply: (message: ProjectMessage) => void
  onDelete: (message: ProjectMessage) => void
}

export function MessageItem({ canWrite, message, onDelete, onReply, projectId }: MessageItemProps) {
  const { author, body, createdAt, deletedAt, editedAt, files, id, internal, quoted, side } = message
  const { dateTime, timeZone } = useReader()
  const [isEditing, setEditing] = useState(false)
  const actions = useMessageActions(message, {
    canWrite,
    onReply,
    onDelete,
    onEdit: () => setEditing(true),
  })
  const time = clockIn(timeZone, createdAt)
  return (
    <Card
      component="article"
      id={messageAnchor(id)}
      tabIndex={-1}
      padding="sm"
      aria-label={`${author.name}, ${time}`}
      className={classes.message}
      data-side={side}
      data-internal={internal || undefined}
    >
      <header className={classes.head}>
        <Text component="span" fw={600}>
          {author.name}
        </Text>
        <Text component="span" c="dimmed" fz="sm">
          <time dateTime={createdAt} title={dateTime(createdAt)}>
            {time}
          </time>
          {editedAt && !deletedAt && <span title={dateTime(editedAt)}> · edited</span>}
        </Text>
        {internal && (
          <Badge component="span" leftSection={<IconLock aria-hidden />}>
            Administrators only
          </Badge>
        )}
        <span className={classes.menu}>
          <RowMenu about={`the message of ${author.name}, ${time}`} actions={actions} />
        </span>
      </header>
      {quoted && <QuotedMessageCard quoted={quoted} />}
      {deletedAt ? (
        <Text c="dimmed" fs="italic">
          This message was deleted.
        </Text>
      ) : isEditing ? (
        <EditMessageForm projectId={projectId} message={message} onDone={() => setEditing(false)} />
      ) : (
        body && <MessageBody>{body}</MessageBody>
      )}
      {!deletedAt && <MessageFiles files={files} />}
    </Card>
  )
}
