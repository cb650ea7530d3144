import { Text } from '@mantine/core'
import type { ProjectFile } from '@tallgrass/contracts'
import { formatBytes } from '../../lib/format-bytes'
import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'
import { ActionButton } from '../../ui/action-button'
import { FileIcon } from './file-icon'
import classes from './upload-field.module.css'

/** A file that has arrived and waits for what it goes with. */
export function DraftFileRow({ file, onRemoved }: { file: ProjectFile; onRemoved: () => void }) {
  const { drafts } = trpc.useUtils().portal.files
  const outcome = outcomeOf(() => drafts.invalidate(), { failed: 'Failed to remove the file' })
  const { isPending, mutate } = trpc.portal.files.remove.useMutation({
    ...outcome,
    async onSuccess() {
      await outcome.onSuccess()
      onRemoved()
    },
  })
  return (
    <li className={classes.row}>
      <FileIcon name={file.name} />
      <div className={classes.what}>
        <Text fz="sm" fw={600}>
          {file.name}
        </Text>
        <Text fz="sm" c="dimmed">
          {formatBytes(file.bytes)}, ready to send
        </Text>
      </div>
      <div className={classes.actions}>
        <ActionButton
          size="compact-sm"
          variant="subtle"
          aria-label={`Remove ${file.name}`}
          loading={isPending}
          onClick={() => mutate({ id: file.id })}
        >
          Remove
        </ActionButton>
      </div>
    </li>
  )
}
