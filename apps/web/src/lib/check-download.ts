import { ApiRefusal, apiCheck } from '@tallgrass/contracts/rest-client'
import { notify } from './notify'
import { proveFirst } from './prove-first'
import { errorCode, errorText } from './trpc-error'
import { viewHeaders } from './view-token'

/**
 * Asks the server whether a file can be made, because a browser hides why a download is refused, and its reader who they
 * are where that is needed. Throws ApiRefusal.
 */
export async function checkDownload(path: string): Promise<void> {
  try {
    await apiCheck(`${path}${path.includes('?') ? '&' : '?'}check=1`, viewHeaders())
  } catch (error) {
    const isUnproved = error instanceof ApiRefusal && error.code === 'PROOF_NEEDED'
    if (!isUnproved || !(await proveFirst())) throw error
    await checkDownload(path)
  }
}

export function download(url: string): void {
  Object.assign(document.createElement('a'), { href: url, download: '' }).click()
}

export function notifyRefusedDownload(error: unknown, failed: string): void {
  notify({ ...toWords(error, failed), destructive: true })
}

function toWords(error: unknown, failed: string) {
  if (error instanceof ApiRefusal) return { title: 'Error', message: error.sentence ?? failed }
  if (errorCode(error) !== undefined) return { title: 'Error', message: errorText(error, failed) }
  // The browser's message for a network error is not meant for users.
  return { title: 'Connection error', message: 'Unable to connect to server' }
}
