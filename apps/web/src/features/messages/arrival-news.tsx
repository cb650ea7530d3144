import { VisuallyHidden } from '@mantine/core'
import type { ProjectMessage } from '@tallgrass/contracts'
import { countOf } from '@tallgrass/domain'
import { useEffect, useRef, useState } from 'react'
import { useSessionUser } from '../../lib/use-session-user'
import { MessageWords } from './message-words'

const MAX_READ_OUT = 200

/** Tells screen readers what others write while the thread is open. */
export function ArrivalNews({ messages }: { messages: ProjectMessage[] }) {
  const me = useSessionUser()?.id
  const newest = messages.at(-1)
  const known = useRef(newest?.id)
  const [news, setNews] = useState<ProjectMessage>()
  useEffect(() => {
    if (!newest || newest.id === known.current) return
    known.current = newest.id
    if (newest.author.id !== me) setNews(newest)
  }, [me, newest])
  return <VisuallyHidden role="status">{news && <InWords message={news} />}</VisuallyHidden>
}

function InWords({ message: { author, body, files } }: { message: ProjectMessage }) {
  return (
    <>
      {author.name}: <MessageWords>{body.slice(0, MAX_READ_OUT)}</MessageWords>
      {body && files.length > 0 && ', '}
      {files.length > 0 && countOf(files.length, 'file')}
    </>
  )
}
