const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const GIGABYTE = 1024 * MEGABYTE

/** In megabytes where they matter, in gigabytes above that, and in kilobytes below one megabyte. */
export function sizeInWords(bytes: number): string {
  const [unit, name] = unitOf(bytes)
  return `${Math.floor(bytes / unit).toLocaleString('en-US')} ${name}`
}

function unitOf(bytes: number): [number, string] {
  if (bytes < MEGABYTE) return [KILOBYTE, 'KB']
  return bytes < 10 * GIGABYTE ? [MEGABYTE, 'MB'] : [GIGABYTE, 'GB']
}
