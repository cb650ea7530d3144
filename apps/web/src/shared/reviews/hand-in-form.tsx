import { Stack, Text, Textarea } from '@mantine/core'
import { handInTaskInput, MAX_LINKS } from '@tallgrass/contracts'
import { useRef, useState } from 'react'
import { DialogForm } from '../../ui/dialog-form'
import { useDraftFiles } from '../files/use-draft-files'
import type { HandInDialogProps } from './hand-in-dialog'

interface HandInFormProps extends Pick<HandInDialogProps, 'onSend' | 'pending'> {
  task: NonNullable<HandInDialogProps['task']>
  onCancel: () => void
}

type Errors = Partial<Record<'note' | 'links', string>>

export function HandInForm({ onCancel, onSend, pending, task }: HandInFormProps) {
  const files = useDraftFiles({ projectId: task.projectId, purpose: 'hand-in', taskId: task.id })
  const [note, setNote] = useState('')
  const [links, setLinks] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const fields = { note: useRef<HTMLTextAreaElement>(null), links: useRef<HTMLTextAreaElement>(null) }

  function send() {
    const typed = links.split('\n').filter((line) => line.trim() !== '')
    const read = handInTaskInput.safeParse({ id: task.id, note, links: typed, fileIds: files.fileIds })
    const found = toErrors(read.error)
    setErrors(found)
    if (found.note) fields.note.current?.focus()
    else if (found.links) fields.links.current?.focus()
    if (read.success) onSend(read.data)
  }
  return (
    <DialogForm
      submitLabel="Send for review"
      pendingLabel="Sending..."
      pending={pending}
      disabled={files.isUploading}
      onCancel={onCancel}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Stack gap="md">
        <Text fz="sm" c="dimmed">
          All of this is optional. What you send stays with the review.
        </Text>
        <Textarea
          ref={fields.note}
          label="Note"
          description="What is ready, and what to look at."
          autosize
          minRows={3}
          maxRows={10}
          value={note}
          error={errors.note}
          readOnly={pending}
          onChange={(event) => setNote(event.currentTarget.value)}
          data-autofocus
        />
        <Textarea
          ref={fields.links}
          label="Links"
          description={`One web address per line, at most ${MAX_LINKS}.`}
          placeholder="https://"
          autosize
          minRows={2}
          maxRows={8}
          value={links}
          error={errors.links}
          readOnly={pending}
          inputMode="url"
          spellCheck={false}
          onChange={(event) => setLinks(event.currentTarget.value)}
        />
        {files.field}
      </Stack>
    </DialogForm>
  )
}

/** The first sentence for each field; of a link, with its place. */
function toErrors(error: ReturnType<typeof handInTaskInput.safeParse>['error']): Errors {
  const errors: Errors = {}
  for (const { message, path } of error?.issues ?? []) {
    const [field, nth] = path
    if (field === 'note') errors.note ??= message
    if (field === 'links') errors.links ??= typeof nth === 'number' ? `Link ${nth + 1}: ${message}` : message
  }
  return errors
}
