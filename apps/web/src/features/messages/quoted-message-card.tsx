import { CloseButton, Text } from '@mantine/core'
import type { QuotedMessage } from '@tallgrass/contracts'
import { messageAnchor } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { MessageWords } from './message-words'
import classes from './quoted-message-card.module.css'

interface QuotedMessageCardProps {
  quoted: QuotedMessage
  /** In the composer. */
  onRemove?: () => void
}

/** What a message answers. In the thread, it leads there. */
export function QuotedMessageCard({ onRemove, quoted }: QuotedMessageCardProps) {
  const { author, deleted, excerpt, id } = quoted
  return (
    <div className={classes.quote}>
      <div className={classes.what}>
        {onRemove ? (
          <Text fw={600} fz="sm">
            Answer to {author}
          </Text>
        ) : (
          <Link to="." search hash={messageAnchor(id)} className={classes.author}>
            {author}
          </Link>
        )}
        <Text c="dimmed" fz="sm" lineClamp={2}>
          {deleted && 'This message was deleted.'}
          {!deleted && (excerpt ? <MessageWords>{excerpt}</MessageWords> : 'Files without a text.')}
        </Text>
      </div>
      {onRemove && <CloseButton aria-label="Do not quote" onClick={onRemove} />}
    </div>
  )
}
