import { Badge, Card, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ProjectMessage } from '@tallgrass/contracts'
import { clockIn, messageAnchor, type ProjectId } from '@tallgrass/domain'
import { useReader } from '../../lib/reader'
import { AttachedFiles } from '../../shared/files/attached-files'
import { PersonAvatar } from '../../ui/person-avatar'
import { RowMenu } from '../../ui/row-menu'
import { EditMessageForm } from './edit-message-form'
import { MessageBody } from './message-body'
import classes from './message-item.module.css'
import { QuotedMessageCard } from './quoted-message-card'
import { useKeptEdit } from './use-kept-edit'
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
  const kept = useKeptEdit(message)
  const actions = useMessageActions(message, {
    canWrite,
    onReply,
    onDelete,
    onEdit: kept.begin,
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
        <PersonAvatar name={author.name} picture={author.picture} size="1.75rem" />
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
      {deletedAt && (
        <Text c="dimmed" fs="italic">
          This message was deleted.
        </Text>
      )}
      {kept.edit && (kept.edit.isChanged || !deletedAt) ? (
        <EditMessageForm projectId={projectId} message={message} kept={{ ...kept, edit: kept.edit }} />
      ) : (
        !deletedAt && body && <MessageBody>{body}</MessageBody>
      )}
      {!deletedAt && <AttachedFiles files={files} />}
    </Card>
  )
}
