import { ActionIcon, Textarea } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { chat } from '@tallgrass/brand'
import { textLimits } from '@tallgrass/contracts'
import { type KeyboardEvent, type Ref, type SyntheticEvent, useState } from 'react'
import classes from './composer.module.css'

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>
  isPending: boolean
  /** Answers whether it was sent; what was not stays in the field. */
  onSend: (text: string) => Promise<boolean>
}

/** Enter sends, Shift+Enter begins a new line; what is blank stays unsent, and one message waits for the other. */
export function Composer({ isPending, onSend, ref }: ComposerProps) {
  const [text, setText] = useState('')

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!text.trim() || isPending) return
    setText('')
    const sent = await onSend(text)
    if (!sent) setText((typed) => typed || text)
  }
  function sendOnEnter(event: KeyboardEvent) {
    // While a word is being composed, Enter chooses it.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void submit(event)
  }
  return (
    <form className={classes.composer} onSubmit={submit}>
      <Textarea
        ref={ref}
        aria-label={chat.message}
        placeholder={chat.placeholder}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={textLimits.chat}
        radius="xl"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
        className={classes.field}
      />
      <ActionIcon
        type="submit"
        variant="filled"
        size="xl"
        radius="xl"
        aria-label={chat.send}
        disabled={isPending}
      >
        <IconSend aria-hidden />
      </ActionIcon>
    </form>
  )
}
