import { ActionIcon, TextInput } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { whatsappBookingDemo as words } from '@tallgrass/brand'
import { type SyntheticEvent, useState } from 'react'
import classes from './chat.module.css'

const LONGEST_MESSAGE = 500

/** Enter sends; what is empty stays unsent. */
export function ChatComposer({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('')

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!text.trim()) return
    onSend(text)
    setText('')
  }
  return (
    <form className={classes.composer} onSubmit={submit}>
      <TextInput
        aria-label={words.message}
        placeholder={words.message}
        autoComplete="off"
        maxLength={LONGEST_MESSAGE}
        radius="xl"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className={classes.field}
      />
      <ActionIcon type="submit" variant="filled" size="lg" radius="xl" aria-label={words.send}>
        <IconSend aria-hidden />
      </ActionIcon>
    </form>
  )
}
