import { Text } from '@mantine/core'
import type { DraftPurpose, ProjectId, TaskId } from '@tallgrass/domain'
import { useRef } from 'react'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { DraftFileRow } from './draft-file-row'
import { UploadField } from './mounted-upload-field'
import { useUploads } from './use-uploads'

interface DraftTarget {
  projectId: ProjectId
  purpose: DraftPurpose
  taskId?: TaskId | undefined
}

/**
 * The files of a message or a hand-in that is being written: `field` uploads and lists them, `fileIds` go with it. They
 * stay until it is sent, also after a reload.
 */
export function useDraftFiles(target: DraftTarget) {
  const button = useRef<HTMLButtonElement>(null)
  const utils = trpc.useUtils()
  const { data } = trpc.portal.files.drafts.useQuery(target, detailQuery)
  const { uploads } = useUploads(target)
  const drafts = data?.items ?? []
  const isUploading = uploads.some(({ state }) => state !== 'STOPPED')
  return {
    field: (
      <>
        <UploadField target={target} maxBytes={data?.maxBytes} before={drafts.length} button={button}>
          {drafts.length > 0 &&
            drafts.map((file) => (
              <DraftFileRow key={file.id} file={file} onRemoved={() => button.current?.focus()} />
            ))}
        </UploadField>
        {isUploading && (
          <Text fz="sm" role="status">
            You can send as soon as the files have arrived.
          </Text>
        )}
      </>
    ),
    fileIds: drafts.map(({ id }) => id),
    /** True while a file is on its way: what is sent now would go without it. */
    isUploading,
    onSent() {
      // At once: what was sent must not go along with what comes next.
      utils.portal.files.drafts.setData(target, (known) => known && { ...known, items: [] })
      void utils.portal.files.drafts.invalidate()
    },
  }
}
