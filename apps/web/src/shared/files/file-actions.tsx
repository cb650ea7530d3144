import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ProjectFile } from '@tallgrass/contracts'
import { RowMenu } from '../../ui/row-menu'

interface FileActionsProps {
  file: ProjectFile
  /** Undefined if the reader may not remove it. */
  onRemove?: (() => void) | undefined
}

export function FileActions({ file: { id, name }, onRemove }: FileActionsProps) {
  const remove = onRemove ? [{ label: 'Remove', onClick: onRemove, destructive: true }] : []
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        component="a"
        href={`/api/files/${id}`}
        download={name}
        size="sm"
        variant="default"
        aria-label={`Download ${name}`}
        leftSection={<IconDownload aria-hidden />}
      >
        Download
      </Button>
      <RowMenu rowId={id} about={name} actions={remove} />
    </Group>
  )
}
