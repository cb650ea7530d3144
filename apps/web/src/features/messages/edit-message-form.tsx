import { Button, Group, Textarea } from '@mantine/core'
import { type ProjectMessage, textLimits } from '@tallgrass/contracts'
import { messageAnchor, type ProjectId } from '@tallgrass/domain'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'
import { watchInput } from '../../lib/unsaved-input'
import { ActionButton } from '../../ui/action-button'
import { useMessageChanged } from './use-thread'

interface EditMessageFormProps {
  projectId: ProjectId
  message: ProjectMessage
  onDone: () => void
}

/** What is typed stays until it is saved. */
export function EditMessageForm({ message, onDone, projectId }: EditMessageFormProps) {
  const [body, setBody] = useState(message.body)
  const messageChanged = useMessageChanged(projectId)
  const edit = trpc.portal.messages.edit.useMutation()
  const isChanged = body.trim() !== message.body
  useEffect(() => watchInput(() => isChanged), [isChanged])

  function close() {
    onDone()
    document.getElementById(messageAnchor(message.id))?.focus({ preventScroll: true })
  }
  async function save() {
    if (!body.trim() || edit.isPending) return
    if (!isChanged) return close()
    try {
      messageChanged(await edit.mutateAsync({ id: message.id, body }))
      close()
    } catch {
      // The field shows why.
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isChanged) close()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Textarea
        label="Edit message"
        data-autofocus
        autoFocus
        autosize
        minRows={2}
        maxRows={12}
        maxLength={textLimits.description}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={edit.error && errorText(edit.error, 'The message was not changed. Please try again.')}
      />
      <Group justify="flex-end" gap="sm" mt="xs">
        <Button variant="default" size="sm" onClick={close}>
          Cancel
        </Button>
        <ActionButton type="submit" size="sm" loading={edit.isPending} disabled={!body.trim()}>
          Save
        </ActionButton>
      </Group>
    </form>
  )
}
