import { ActionIcon, Textarea } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { chat } from '@tallgrass/brand'
import { textLimits } from '@tallgrass/domain'
import { type KeyboardEvent, type Ref, type SyntheticEvent, useState } from 'react'
import { looksDisabled } from '../../lib/looks-disabled'
import classes from './composer.module.css'

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>
  isPending: boolean
  /** Resolves to true if the message was sent; otherwise it stays in the field. */
  onSend: (text: string) => Promise<boolean>
  /** Called with each change of the text. */
  onType?: ((text: string) => void) | undefined
}

/** Enter sends, Shift+Enter starts a new line. Nothing is sent if the text is blank or a reply is pending. */
export function Composer({ isPending, onSend, onType, ref }: ComposerProps) {
  const [text, setText] = useState('')

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!text.trim() || isPending) return
    setText('')
    const sent = await onSend(text)
    if (!sent) setText((typed) => typed || text)
  }
  function sendOnEnter(event: KeyboardEvent) {
    // During IME composition, Enter confirms a word.
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
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          onType?.(value)
        }}
        onKeyDown={sendOnEnter}
        className={classes.field}
      />
      <ActionIcon
        type="submit"
        variant="filled"
        size="xl"
        radius="xl"
        aria-label={chat.send}
        {...looksDisabled(isPending)}
      >
        <IconSend aria-hidden />
      </ActionIcon>
    </form>
  )
}
