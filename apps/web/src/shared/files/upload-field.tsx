import { Alert, Button, Text, VisuallyHidden } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { inMegabytes } from '@tallgrass/domain'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import classes from './upload-field.module.css'
import { UploadRow } from './upload-row'
import { tooMany, type UploadTarget } from './upload-target'
import { uploadsInWords } from './upload-words'
import { useDroppedFiles } from './use-dropped-files'
import { useUploads } from './use-uploads'

interface UploadFieldProps {
  target: UploadTarget
  /** The most that one file may have; undefined until that is known. */
  maxBytes: number | undefined
  /** How many are there already. */
  before?: number
  /** Below the button, such as who will see the files. */
  hint?: ReactNode
  /** Gets the focus when a row is gone. */
  button: RefObject<HTMLButtonElement | null>
  /** Rows above those of files on their way. */
  children?: ReactNode
}

/** Uploads files: chosen, dropped or pasted. */
export function UploadField({ before = 0, button, children, hint, maxBytes, target }: UploadFieldProps) {
  const zone = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { add, arrived, cancel, retry, uploads } = useUploads(target)
  const [problem, setProblem] = useState<string>()
  const isOver = useDroppedFiles(zone, take)

  function take({ files, folders }: { files: File[]; folders: string[] }) {
    const folder = folders[0]
    const refusal = tooMany(target, { before: before + uploads.length, chosen: files.length })
    setProblem(refusal ?? (folder && `“${folder}” is a folder. Put it into a ZIP file, and upload that.`))
    if (!refusal && files.length > 0) add(files)
  }
  return (
    <section ref={zone} aria-label="Upload files" className={classes.zone} data-over={isOver}>
      <div className={classes.offer}>
        <Button
          ref={button}
          variant="default"
          leftSection={<IconPaperclip aria-hidden />}
          onClick={() => input.current?.click()}
        >
          Add files
        </Button>
        <Text c="dimmed" fz="sm" className={classes.hint}>
          {isOver ? 'Drop to upload.' : 'Or drop them here, or paste a screenshot.'}
          {!isOver && maxBytes !== undefined && ` Up to ${inMegabytes(maxBytes)} each.`}
          {hint && <> {hint}</>}
        </Text>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        autoComplete="off"
        aria-label="Files to upload"
        onChange={({ currentTarget }) => {
          take({ files: [...(currentTarget.files ?? [])], folders: [] })
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {problem && (
        <Alert color="danger" role="alert">
          {problem}
        </Alert>
      )}
      {(children || uploads.length > 0) && (
        <ul className={classes.list}>
          {children}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onCancel={() => {
                cancel(upload.key)
                button.current?.focus()
              }}
              onRetry={() => {
                retry(upload.key)
                button.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{uploadsInWords({ arrived, uploads })}</VisuallyHidden>
    </section>
  )
}
