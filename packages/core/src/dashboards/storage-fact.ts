import type { HealthFact } from '@tallgrass/contracts'
import type { StorageReading } from '../storage/storage.ts'
import { sizeInWords } from './size-in-words.ts'

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
