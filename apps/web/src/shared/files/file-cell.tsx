import { Badge, Text } from '@mantine/core'
import type { ProjectFile } from '@tallgrass/contracts'
import { formatBytes } from '../../lib/format-bytes'
import { RelativeTime } from '../../ui/relative-time'
import { RowOpener } from '../../ui/row-opener'
import classes from './file-cell.module.css'
import { FileIcon } from './file-icon'

/** Enough to tell files apart. Its details show all of it. */
const SUM_START = 8

/** What a file is: its thumbnail, its name, and its sum. A removed one leaves a mark. */
export function FileCell({ file, onPreview }: { file: ProjectFile; onPreview: () => void }) {
  const { bytes, id, internal, name, preview, removed, sha256 } = file
  return (
    <div className={classes.file}>
      {preview === 'READY' && !removed ? (
        <img className={classes.thumbnail} src={`/api/files/${id}/preview`} alt="" loading="lazy" />
      ) : (
        <span className={classes.icon}>
          <FileIcon name={name} />
        </span>
      )}
      <div className={classes.what}>
        {!removed ? <RowOpener onOpen={onPreview}>{name}</RowOpener> : name}
        {internal && (
          <Badge color="gray" variant="light" ml="xs">
            Internal
          </Badge>
        )}
        <Text c="dimmed" fz="sm" fw={400} component="div">
          {removed ? (
            <>
              Removed by {removed.by} <RelativeTime at={removed.at} />
            </>
          ) : (
            <>
              {formatBytes(bytes)}, SHA-256 {sha256.slice(0, SUM_START)}…
            </>
          )}
        </Text>
      </div>
    </div>
  )
}
