import { IconMessageCircle, IconX } from '@tabler/icons-react'
import { chat } from '@tallgrass/brand'
import { useEffect, useRef, useState } from 'react'
import { registerAssistant } from '../../lib/open-assistant'
import { lazyPart } from '../../ui/lazy-part'
import classes from './assistant-launcher.module.css'

const loadPanel = () => import('./assistant-panel').then((module) => module.AssistantPanel)
const AssistantPanel = lazyPart(loadPanel)

/** The round button of every page. What is behind it is loaded at the first hint that somebody may want it. */
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
  // Once the panel is closed: on a phone the button is not there before.
  useEffect(() => {
    if (!wanted || opened) return
    // The page from which it was opened may have been left.
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
        aria-label={opened ? chat.close : chat.open}
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

/** A chunk that could not be fetched is asked for again when the button is pressed. */
function preload() {
  loadPanel().catch(() => {})
}
