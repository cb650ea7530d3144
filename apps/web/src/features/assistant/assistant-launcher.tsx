import { IconMessageCircle, IconX } from '@tabler/icons-react'
import { chatButton } from '@tallgrass/brand'
import { useEffect, useRef, useState } from 'react'
import { registerAssistant } from '../../lib/open-assistant'
import { lazyPart } from '../../ui/lazy-part'
import classes from './assistant-launcher.module.css'

const loadPanel = () => import('./assistant-panel').then((module) => module.AssistantPanel)
const AssistantPanel = lazyPart(loadPanel)

/** The round chat button of every page. Hovering over it or focusing it preloads the panel. */
export function AssistantLauncher() {
  const [wanted, setWanted] = useState(false)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLElement>(null)

  useEffect(
    () =>
      registerAssistant((from) => {
        opener.current = from
        setWanted(true)
        setOpened(true)
      }),
    [],
  )
  function toggle() {
    opener.current = button.current
    setWanted(true)
    setOpened(!opened)
  }
  // Focus is restored after the panel has closed, because on a phone the button is hidden until then.
  useEffect(() => {
    if (!wanted || opened) return
    // The opener may be gone if the visitor has left the page.
    const from = opener.current?.isConnected ? opener.current : button.current
    from?.focus()
  }, [opened, wanted])
  return (
    <>
      {wanted && <AssistantPanel opened={opened} onClose={() => setOpened(false)} />}
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={opened ? chatButton.close : chatButton.open}
        aria-expanded={opened}
        onClick={toggle}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {opened ? <IconX aria-hidden /> : <IconMessageCircle aria-hidden />}
      </button>
    </>
  )
}

/** Ignores a failed download, because pressing the button loads the chunk again. */
function preload() {
  loadPanel().catch(() => {})
}
