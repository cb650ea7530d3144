import { lookForNewVersion } from '../../lib/new-version'
import type { FileReading } from './file-reading'

/** Thrown where the browser cannot read a file, or no longer. */
export class UnreadableFile extends Error {}

/** Reads a file beside the page, which stays responsive. The code for it is loaded now. */
export async function readFile(file: File): Promise<FileReading> {
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' })
  try {
    const reading = await new Promise<FileReading | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FileReading | null>) => resolve(data))
      worker.addEventListener('error', () => {
        // After an upgrade its code is gone, like every other part of this page.
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
