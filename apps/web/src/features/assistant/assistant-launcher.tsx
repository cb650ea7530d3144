import { IconMessageCircle, IconX } from '@tabler/icons-react'
import { chatButton } from '@tallgrass/brand'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { registerAssistant } from '../../lib/open-assistant'
import { lazyPart } from '../../ui/lazy-part'
import classes from './assistant-launcher.module.css'

const loadPanel = () => import('./assistant-panel').then((module) => module.AssistantPanel)
const AssistantPanel = lazyPart(loadPanel)

/**
 * The round chat button of every page, in the header if that keeps a place for it. Hovering over it or focusing it
 * preloads the panel.
 */
export function AssistantLauncher() {
  /** Undefined until it is opened for the first time. */
  const [opened, setOpened] = useState<boolean>()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLElement>(null)

  useEffect(() => {
    registerAssistant((from) => {
      opener.current = from
      setOpened(true)
    }, setPlace)
  }, [])
  function toggle() {
    opener.current = button.current
    setOpened(!opened)
  }
  // Focus is restored after the panel has closed, because on a phone the button is hidden until then.
  useEffect(() => {
    if (opened !== false) return
    // The opener may be gone if the visitor has left the page.
    const from = opener.current?.isConnected ? opener.current : button.current
    from?.focus()
  }, [opened])
  const launcher = (
    <button
      ref={button}
      type="button"
      className={classes.button}
      aria-label={opened ? chatButton.close : chatButton.open}
      aria-expanded={opened === true}
      onClick={toggle}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {opened ? <IconX aria-hidden /> : <IconMessageCircle aria-hidden />}
    </button>
  )
  return (
    <>
      {opened !== undefined && <AssistantPanel opened={opened} onClose={() => setOpened(false)} />}
      {place ? createPortal(launcher, place) : launcher}
    </>
  )
}

/** Ignores a failed download, because pressing the button loads the chunk again. */
function preload() {
  loadPanel().catch(() => {})
}
