import { chat } from '@tallgrass/brand'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { openAssistant } from '../../lib/open-assistant'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'
import { DeadEnd } from '../../ui/dead-end'
import { PageSpinner } from '../../ui/page-spinner'

const texts = chat.person

/** The page behind the link in a mailed answer: opens the chat with that conversation on the home page. */
export function ChatLinkPage({ token }: { token: string }) {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const isAsked = useRef(false)

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    async function open() {
      await client.chat.resume.mutate({ token })
      // Another conversation of this browser may be open.
      await queryClient.resetQueries({ queryKey: ['conversation'] })
      await navigate({ to: '/', replace: true })
      openAssistant(document.body)
    }
    open().catch((error: unknown) => setProblem(errorText(error, texts.failedLink)))
  }, [client, navigate, queryClient, token])

  if (problem === undefined) return <PageSpinner label={texts.opening} />
  return <DeadEnd title={texts.linkTitle} text={problem} action={<Link to="/">{texts.toSite}</Link>} />
}
