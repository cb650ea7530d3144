import { countOf } from '@tallgrass/domain'
import { formatBytes } from '../../lib/format-bytes'
import type { Upload, UploadState } from './upload-queue'

/** How far one file is. */
export function uploadInWords({ bytes, sent, state }: Upload): string {
  if (state === 'WAITING') return `${formatBytes(bytes)}, waiting`
  if (state === 'RECONNECTING') return 'Connection lost. Trying again.'
  if (bytes > 0 && sent >= bytes) return 'Checking'
  return `${formatBytes(sent)} of ${formatBytes(bytes)}`
}

/** How far all are: read out when it changes, so it holds no bytes. */
export function uploadsInWords({ arrived, uploads }: UploadState): string {
  const stopped = uploads.filter(({ state }) => state === 'STOPPED')
  const open = uploads.length - stopped.length
  const total = arrived + uploads.length
  const parts = [
    open > 0 && arrived === 0 && `Uploading ${countOf(open, 'file')}.`,
    open > 0 && arrived > 0 && `${arrived} of ${total} files uploaded.`,
    open === 0 && arrived > 0 && `${countOf(arrived, 'file')} uploaded.`,
    uploads.some(({ state }) => state === 'RECONNECTING') && 'The connection was lost. Trying again.',
    ...stopped.map(({ name, problem }) => `${name} was not uploaded. ${problem ?? ''}`),
  ]
  return parts.filter(Boolean).join(' ')
}
