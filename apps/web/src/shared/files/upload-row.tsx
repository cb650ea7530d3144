import { Badge, Button, Text } from '@mantine/core'
import { FileIcon } from './file-icon'
import classes from './upload-field.module.css'
import type { Upload } from './upload-queue'
import { uploadInWords } from './upload-words'

interface UploadRowProps {
  upload: Upload
  onCancel: () => void
  onRetry: () => void
}

/** A file on its way. */
export function UploadRow({ onCancel, onRetry, upload }: UploadRowProps) {
  const { bytes, internal, name, problem, sent, state } = upload
  const isStopped = state === 'STOPPED'
  return (
    <li className={classes.row}>
      <FileIcon name={name} />
      <div className={classes.what}>
        <Text fz="sm" fw={600} component="div">
          {name}
          {internal && (
            <Badge color="gray" variant="light" ml="xs">
              Internal
            </Badge>
          )}
        </Text>
        {isStopped ? (
          <Text fz="sm" c="danger">
            {problem}
          </Text>
        ) : (
          <>
            <progress
              className={classes.progress}
              value={sent}
              max={bytes}
              aria-label={`Upload of ${name}`}
              aria-valuetext={uploadInWords(upload)}
            />
            <Text fz="sm" c="dimmed">
              {uploadInWords(upload)}
            </Text>
          </>
        )}
      </div>
      <div className={classes.actions}>
        {isStopped && (
          <Button size="compact-sm" variant="default" aria-label={`Retry ${name}`} onClick={onRetry}>
            Retry
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={`${isStopped ? 'Dismiss' : 'Cancel'} ${name}`}
          onClick={onCancel}
        >
          {isStopped ? 'Dismiss' : 'Cancel'}
        </Button>
      </div>
    </li>
  )
}
