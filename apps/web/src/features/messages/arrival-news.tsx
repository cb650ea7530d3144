import { VisuallyHidden } from '@mantine/core'
import type { ProjectMessage } from '@tallgrass/contracts'
import { countOf } from '@tallgrass/domain'
import { useEffect, useRef, useState } from 'react'
import { useSessionUser } from '../../lib/use-session-user'

const MAX_READ_OUT = 200

/** Tells screen readers what others write while the thread is open. */
export function ArrivalNews({ messages }: { messages: ProjectMessage[] }) {
  const me = useSessionUser()?.id
  const newest = messages.at(-1)
  const known = useRef(newest?.id)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (!newest || newest.id === known.current) return
    known.current = newest.id
    if (newest.author.id !== me) setNews(inWords(newest))
  }, [me, newest])
  return <VisuallyHidden role="status">{news}</VisuallyHidden>
}

function inWords({ author, body, files }: ProjectMessage): string {
  const text = body.slice(0, MAX_READ_OUT)
  return `${author.name}: ${[text, files.length > 0 && countOf(files.length, 'file')].filter(Boolean).join(', ')}`
}
