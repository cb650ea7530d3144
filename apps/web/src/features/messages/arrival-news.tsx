import { VisuallyHidden } from '@mantine/core'
import type { ProjectMessage } from '@tallgrass/contracts'
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
    if (newest.author.id !== me) setNews(`${newest.author.name}: ${newest.body.slice(0, MAX_READ_OUT)}`)
  }, [me, newest])
  return <VisuallyHidden role="status">{news}</VisuallyHidden>
}
