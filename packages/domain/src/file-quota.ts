import { AppError } from './errors.ts'

/** What the operator allows, in bytes. */
export interface FileLimits {
  file: number
  project: number
  total: number
}

const MEGABYTE = 1_000_000
const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export function megabytes(count: number): number {
  return count * MEGABYTE
}

/** 0.1 MB, 12.5 MB, 1,200 MB. */
export function inMegabytes(bytes: number): string {
  return `${figures.format(Math.max(0.1, bytes / MEGABYTE))} MB`
}

/** Throws INVALID for an empty file, or TOO_LARGE. */
export function ensureFileSize(name: string, bytes: number, limits: FileLimits): void {
  if (bytes <= 0) throw new AppError('INVALID', `“${name}” is empty.`)
  if (bytes > limits.file)
    throw new AppError(
      'TOO_LARGE',
      `“${name}” is larger than ${inMegabytes(limits.file)}, the most that one file may have.`,
    )
}

interface Used {
  project: number
  total: number
}

/** Throws TOO_LARGE if a file of so many bytes does not fit any more. */
export function ensureQuota(bytes: number, used: Used, limits: FileLimits): void {
  if (used.project + bytes > limits.project)
    throw new AppError(
      'TOO_LARGE',
      `The files of a project may take ${inMegabytes(limits.project)}, and this one has ${inMegabytes(used.project)} already. Remove some first.`,
    )
  if (used.total + bytes > limits.total)
    throw new AppError(
      'TOO_LARGE',
      'The space for files is used up. Remove some that are no longer needed, or write to us.',
    )
}
