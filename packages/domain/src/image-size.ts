import { AppError } from './errors.ts'

/** Far above any camera: 200 megapixels. Opening one takes 800 MB. */
export const MAX_IMAGE_PIXELS = 200_000_000

const count = new Intl.NumberFormat('en-US')

/** Throws INVALID for an image that would overwhelm the device of a person who opens it. */
export function ensureOpenable(name: string, { height, width }: { width: number; height: number }): void {
  if (width * height <= MAX_IMAGE_PIXELS) return
  throw new AppError(
    'INVALID',
    `“${name}” says that it has ${count.format(width)} × ${count.format(height)} pixels; an image can have up to 200 million. It was not kept.`,
  )
}
