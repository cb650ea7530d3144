import type { HealthFact } from '@tallgrass/contracts'
import type { StorageReading } from '../storage/storage.ts'

const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE

/** The free disk space for the embedded database. */
export function toStorageFact({ freeBytes, state }: StorageReading): HealthFact {
  const subject = 'Disk'
  const free = `${sizeInWords(freeBytes)} are free.`
  if (state === 'GOOD') return { subject, state: 'good', text: free }
  const advice = 'Free up disk space. Everything resumes once there is room.'
  if (state === 'LOW') return { subject, state: 'note', text: `Disk space is low: ${free}`, advice }
  const text = `The disk is full: ${free} Changes are refused; reading and signing in still work.`
  return { subject, state: 'fault', text, advice }
}

/** In megabytes where they matter, otherwise in gigabytes. */
function sizeInWords(bytes: number): string {
  const [unit, name] = bytes < 10 * GIGABYTE ? [MEGABYTE, 'MB'] : [GIGABYTE, 'GB']
  return `${Math.floor(bytes / unit).toLocaleString('en-US')} ${name}`
}
