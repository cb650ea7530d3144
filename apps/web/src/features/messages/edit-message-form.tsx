import { Button, Group, Textarea } from '@mantine/core'
import type { ProjectMessage } from '@tallgrass/contracts'
import { type ProjectId, textLimits } from '@tallgrass/domain'
import type { KeyboardEvent } from 'react'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'
import { ActionButton } from '../../ui/action-button'
import { focusMessage } from './focus-message'
import type { OpenEdit } from './use-kept-edit'
import { useMessageChanged } from './use-thread'

interface EditMessageFormProps {
  projectId: ProjectId
  message: ProjectMessage
  kept: OpenEdit
}

const GONE = 'This message was deleted, so it cannot be changed. Copy your text if you need it.'

/** What is typed stays until it is saved or given up, also on another page and if someone deletes the message. */
export function EditMessageForm({ kept, message, projectId }: EditMessageFormProps) {
  const { isChanged, text: body } = kept.edit
  const isGone = message.deletedAt !== null
  const messageChanged = useMessageChanged(projectId)
  const edit = trpc.portal.messages.edit.useMutation()

  function close() {
    kept.end()
    focusMessage(message.id)
  }
  async function save() {
    if (!body.trim() || isGone || edit.isPending) return
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
        autoFocus={!isChanged}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={textLimits.description}
        value={body}
        onChange={(event) => kept.write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={
          isGone
            ? GONE
            : edit.error && errorText(edit.error, 'The message was not changed. Please try again.')
        }
      />
      <Group justify="flex-end" gap="sm" mt="xs">
        <Button variant="default" size="sm" onClick={close}>
          Cancel
        </Button>
        <ActionButton type="submit" size="sm" loading={edit.isPending} disabled={!body.trim() || isGone}>
          Save
        </ActionButton>
      </Group>
    </form>
  )
}
