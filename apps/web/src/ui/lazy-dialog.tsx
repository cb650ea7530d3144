import { useMounted } from '@mantine/hooks'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { atFirstSign } from '../lib/first-sign'
import { lazyPart } from './lazy-part'

/** The props of a dialog, or of a drawer about one record. */
type Openable = { opened: boolean } | { id: string | undefined }

/** A dialog or drawer whose chunk is loaded at the first sign of someone on the page, or when it opens. */
export function lazyDialog<P extends Openable>(load: () => Promise<ComponentType<P>>) {
  const Part = lazyPart(async () => {
    const Dialog = await load()
    return (props: P) => (
      <OnceMounted>{(mounted) => <Dialog {...(mounted ? props : closed(props))} />}</OnceMounted>
    )
  })
  const preload = () => void load().catch(() => undefined)
  return (props: P) => (
    <WhenOpened opens={isOpen(props)} preload={preload}>
      <Part {...props} />
    </WhenOpened>
  )
}

interface WhenOpenedProps {
  opens: boolean
  preload: () => void
  children: ReactNode
}

/** Shows nothing on the server, and its children from the first time that they open. */
function WhenOpened({ children, opens, preload }: WhenOpenedProps) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (opens) setWanted(true)
  }, [opens])
  useEffect(() => atFirstSign(preload), [preload])
  return wanted && children
}

/** A dialog must not be open on its first render: it would not know where to return the focus. */
function OnceMounted({ children }: { children: (mounted: boolean) => ReactNode }) {
  return children(useMounted())
}

function closed<P extends Openable>(props: P): P {
  return 'opened' in props ? { ...props, opened: false } : { ...props, id: undefined }
}

function isOpen(props: Openable): boolean {
  return 'opened' in props ? props.opened : props.id !== undefined
}
