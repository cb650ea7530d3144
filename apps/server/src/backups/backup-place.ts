import { bucketPlace, folderPlace } from '@tallgrass/adapters'
import type { BackupPlace } from '@tallgrass/core'
import type { BackupDestination } from './backup-task.ts'

export function openPlace(destination: BackupDestination): BackupPlace {
  return destination.kind === 'folder' ? folderPlace(destination.directory) : bucketPlace(destination)
}
