import { ActionIcon, TextInput } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { whatsappBookingDemo as words } from '@tallgrass/brand'
import { type SyntheticEvent, useState } from 'react'
import classes from './chat.module.css'

const MAX_MESSAGE_LENGTH = 500

/** Enter sends the message; empty messages are ignored. */
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
        maxLength={MAX_MESSAGE_LENGTH}
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
