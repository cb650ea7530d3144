import type { ProjectFile } from '@tallgrass/contracts'
import type { FileRow } from '@tallgrass/db'

export function toFile({
  removedAt,
  removedByName,
  uploaderId,
  uploaderName,
  ...file
}: FileRow): ProjectFile {
  const removed = removedAt === null ? null : { at: removedAt, by: removedByName ?? 'someone' }
  return { ...file, uploadedBy: { id: uploaderId, name: uploaderName }, removed }
}
