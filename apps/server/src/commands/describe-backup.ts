import type { MadeBackup } from '@tallgrass/core'

const NOT_ENCRYPTED =
  'It is not encrypted: anyone who can read it has all your data and keys. Set BACKUP_PASSPHRASE to encrypt backups.'

/** The output of `backup`. */
export function describeBackup({ bytes, encrypted, name, place, warning }: MadeBackup): string {
  const size = bytes.toLocaleString('en-US')
  const lines = [
    `The backup is ${name} (${size} bytes) in ${place}.`,
    ...(encrypted ? [] : [NOT_ENCRYPTED]),
    ...(warning ? [`Older backups could not be removed. Reason: ${warning}`] : []),
  ]
  return lines.join('\n')
}
