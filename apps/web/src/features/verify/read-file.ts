import { lookForNewVersion } from '../../lib/new-version'
import type { FileReading } from './file-reading'

/** Thrown if the browser cannot read the file, or can no longer read it. */
export class UnreadableFile extends Error {}

/** Reads a file in a worker, so that the page stays responsive. The worker's code is loaded on demand. */
export async function readFile(file: File): Promise<FileReading> {
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' })
  try {
    const reading = await new Promise<FileReading | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FileReading | null>) => resolve(data))
      worker.addEventListener('error', () => {
        // After an upgrade, the worker's code may no longer exist, like other lazily loaded parts.
        void lookForNewVersion()
        reject(new Error('The reader could not be loaded'))
      })
      worker.postMessage(file)
    })
    if (!reading) throw new UnreadableFile()
    return reading
  } finally {
    worker.terminate()
  }
}
