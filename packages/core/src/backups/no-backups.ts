import { AppError } from '@tallgrass/domain'
import type { Backups } from '../ports/backups.ts'

/** For processes that are no installation, such as benches. */
export const noBackups: Backups = {
  encrypted: false,
  plan: undefined,
  isPassphrase: () => false,
  folder() {
    throw new AppError('NOT_READY', 'This process cannot make backups')
  },
}
