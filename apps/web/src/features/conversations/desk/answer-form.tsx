import { Group, Stack, Text, Textarea } from '@mantine/core'
import { textLimits } from '@tallgrass/domain'
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react'
import { ActionButton } from '../../../ui/action-button'
import type { AnswerPlace } from './kept-answer'
import { useAnswer } from './use-answer'

interface AnswerFormProps {
  place: AnswerPlace
  field: RefObject<HTMLTextAreaElement | null>
  /** Called with each change of the text. */
  onType: () => void
}

/** Enter sends, Shift+Enter starts a new line. What was typed stays across reloads until it is sent. */
export function AnswerForm({ field, onType, place }: AnswerFormProps) {
  const answer = useAnswer(place)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    answer.send()
  }
  function sendOnEnter(event: KeyboardEvent) {
    // During IME composition, Enter confirms a word.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <Textarea
          ref={field}
          label="Your answer"
          description="The visitor sees your first name. Enter sends, Shift+Enter starts a new line."
          autosize
          minRows={2}
          maxRows={8}
          maxLength={textLimits.chat}
          value={answer.text}
          onChange={({ currentTarget: { value } }) => {
            answer.write(value)
            onType()
          }}
          onKeyDown={sendOnEnter}
        />
        <div role="status">
          {answer.isDraft && (
            <Text fz="sm" c="dimmed">
              Drafted by the assistant, not sent. Read it before you send it.
            </Text>
          )}
        </div>
        <Group gap="sm" justify="flex-end">
          <ActionButton
            type="button"
            variant="default"
            loading={answer.isDrafting}
            disabled={answer.isSending}
            onClick={answer.askForDraft}
          >
            Draft an Answer
          </ActionButton>
          <ActionButton type="submit" loading={answer.isSending} disabled={!answer.text.trim()}>
            Send
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}
