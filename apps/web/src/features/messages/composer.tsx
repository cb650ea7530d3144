import { Alert, Group, Text, Textarea } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import type { ProjectMessage } from '@tallgrass/contracts'
import { textLimits } from '@tallgrass/domain'
import { type KeyboardEvent, type Ref, useId, useImperativeHandle } from 'react'
import { dropArea } from '../../shared/files/use-dropped-files'
import { ActionButton } from '../../ui/action-button'
import classes from './composer.module.css'
import { InsertLink } from './insert-link'
import { QuotedMessageCard } from './quoted-message-card'
import { type ComposerOptions, useComposer } from './use-composer'
import { WhoReads } from './who-reads'

export interface ComposerHandle {
  /** Answers a message. */
  quote: (message: ProjectMessage) => void
}

interface ComposerProps extends ComposerOptions {
  ref: Ref<ComposerHandle>
}

const CHOOSE = 'Choose who will read this message.'

/** Ctrl+Enter or Cmd+Enter sends. What is typed stays until it was sent. */
export function Composer({ ref, ...options }: ComposerProps) {
  const composer = useComposer(options)
  const { draft, isAdmin, isTooLong, problem, send } = composer
  const hint = useId()
  useImperativeHandle(ref, () => ({
    quote: ({ author, body: excerpt, id, internal }) =>
      composer.quote({ id, author: author.name, excerpt, internal, deleted: false }),
  }))

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      className={classes.composer}
      aria-label="New message"
      {...dropArea}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {draft.quoted && <QuotedMessageCard quoted={draft.quoted} onRemove={() => composer.quote(null)} />}
      <Textarea
        ref={composer.field}
        label="Message"
        autosize
        minRows={2}
        maxRows={12}
        value={draft.body}
        // What is sent is cleared afterwards, so nothing else may be typed into it.
        readOnly={composer.isPending}
        onChange={(event) => composer.write(event.currentTarget.value)}
        onKeyDown={sendByKey}
        onBlur={() => void composer.flush()}
        aria-describedby={hint}
        error={isTooLong && `A message can have at most ${textLimits.description} characters.`}
      />
      {composer.files}
      {isAdmin && (
        <WhoReads
          ref={composer.readers}
          internal={draft.internal}
          onlyInternal={composer.onlyInternal}
          onChange={composer.choose}
          error={composer.isUnchosen ? CHOOSE : undefined}
        />
      )}
      {problem && (
        <Alert color="danger" role="alert">
          {problem}
        </Alert>
      )}
      <Group justify="space-between" gap="sm">
        <InsertLink projectId={options.projectId} onInsert={composer.insert} />
        <Text c="dimmed" fz="sm" id={hint} className={classes.hint}>
          {!isAdmin && 'Your colleagues and we will read this. '}
          **bold**, lists and links work. Ctrl+Enter sends.
        </Text>
        <ActionButton
          type="submit"
          leftSection={<IconSend aria-hidden />}
          loading={composer.isPending}
          disabled={!composer.isReady}
        >
          Send
        </ActionButton>
      </Group>
    </form>
  )
}
