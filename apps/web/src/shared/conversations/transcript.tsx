import { names } from '@tallgrass/brand'
import type { Transcript as TranscriptFacts } from '@tallgrass/contracts'
import type { ChatRole } from '@tallgrass/domain'
import { DateTime } from '../../ui/date-time'
import { MessageText } from '../../ui/message-text'
import { ZoneNote } from '../../ui/zone-note'
import classes from './transcript.module.css'

const speakers: Record<ChatRole, string> = { user: 'Visitor', assistant: names.assistant, system: 'Note' }

interface TranscriptProps {
  conversation: Pick<TranscriptFacts, 'messages' | 'messageCount'>
  label: string
}

/** The conversation of a visitor with the assistant and people of ours, oldest message first. */
export function Transcript({ conversation: { messageCount, messages }, label }: TranscriptProps) {
  return (
    <div className={classes.transcript}>
      {messages.length < messageCount && (
        <p className={classes.left}>
          The last {messages.length} of {messageCount} messages.
        </p>
      )}
      {messages.length > 0 && <ZoneNote />}
      <ol aria-label={label} className={classes.messages}>
        {messages.map(({ author, content, id, role, timestamp }) => (
          <li key={id} data-role={role} className={classes.message}>
            <p className={classes.who}>
              <strong>{author ?? speakers[role]}</strong>{' '}
              <time dateTime={timestamp}>
                <DateTime at={timestamp} />
              </time>
            </p>
            <p className={classes.text}>
              <MessageText>{content}</MessageText>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
