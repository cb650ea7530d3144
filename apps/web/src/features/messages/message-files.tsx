import { Anchor, Text } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import type { ProjectFile } from '@tallgrass/contracts'
import { formatBytes } from '../../lib/format-bytes'
import classes from './message-files.module.css'

/** What was sent with a message, to download. */
export function MessageFiles({ files }: { files: ProjectFile[] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Files" className={classes.files}>
      {files.map((file) => (
        <li key={file.id} className={classes.file}>
          {file.preview === 'READY' ? (
            <img src={`/api/files/${file.id}/preview`} alt="" className={classes.preview} loading="lazy" />
          ) : (
            <IconFile aria-hidden />
          )}
          {file.removed ? (
            <Text c="dimmed" fz="sm">
              {file.name} was removed by {file.removed.by}.
            </Text>
          ) : (
            <span className={classes.name}>
              <Anchor href={`/api/files/${file.id}`} download={file.name} fz="sm">
                {file.name}
              </Anchor>
              <Text component="span" c="dimmed" fz="sm">
                {' '}
                {formatBytes(file.bytes)}
              </Text>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
