import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import Markdown from 'react-markdown'
import { focusMain } from '../../lib/focus-main'
import { publicUrl } from '../../lib/public-url'
import { useSessionUser } from '../../lib/use-session-user'
import { linkBareAddresses } from './link-bare-addresses'
import classes from './message-body.module.css'
import { readerAddress } from './reader-address'
import { showAsTyped } from './show-as-typed'

const ELEMENTS = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'code', 'pre', 'br', 'blockquote']
const PLUGINS = [showAsTyped, linkBareAddresses]
const PARTS = { a: MessageLink }

/** The text of a message: bold, italics, lists, quotes, links and code. Anything else is shown as it was typed. */
export function MessageBody({ children }: { children: string }) {
  return (
    <div className={classes.body}>
      <Markdown allowedElements={ELEMENTS} unwrapDisallowed remarkPlugins={PLUGINS} components={PARTS}>
        {children}
      </Markdown>
    </div>
  )
}

function MessageLink({ children, href = '' }: { children?: ReactNode; href?: string | undefined }) {
  const router = useRouter()
  const role = useSessionUser()?.role ?? 'CLIENT'
  const own = readerAddress(href, role, publicUrl())
  if (!own)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    )
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ href: own ?? href }).then(focusMain)
  }
  return (
    <a href={own} onClick={open}>
      {children}
    </a>
  )
}
