import type { ProjectMessage } from '@tallgrass/contracts'
import { calendarDateAt, type ProjectId } from '@tallgrass/domain'
import { useState } from 'react'
import { formatDate } from '../../lib/format'
import { useReader } from '../../lib/reader'
import { MessageItem } from './message-item'
import classes from './thread.module.css'

interface ThreadDaysProps {
  projectId: ProjectId
  /** Oldest first. */
  messages: ProjectMessage[]
  canWrite: boolean
  onReply: (message: ProjectMessage) => void
  onDelete: (message: ProjectMessage) => void
}

/** The messages under the days on which they were sent. What was new when the thread opened stays marked. */
export function ThreadDays({ messages, ...item }: ThreadDaysProps) {
  const { timeZone, today } = useReader()
  const [firstNew] = useState(() => messages.find(({ unread }) => unread)?.id)
  const days = Map.groupBy(messages, ({ createdAt }) => calendarDateAt(new Date(createdAt), timeZone))
  return [...days].map(([day, ofDay]) => (
    <div key={day} className={classes.day}>
      <h2 className={classes.heading}>{day === today() ? 'Today' : formatDate(day)}</h2>
      {ofDay.map((message) => (
        <div key={message.id} className={classes.day}>
          {message.id === firstNew && <p className={classes.divider}>New</p>}
          <MessageItem message={message} {...item} />
        </div>
      ))}
    </div>
  ))
}
