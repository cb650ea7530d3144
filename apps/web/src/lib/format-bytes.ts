const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const

/** '2.4 MB'. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const amount = bytes / 1000 ** power
  return `${power === 0 ? amount : amount.toFixed(1)} ${UNITS[power]}`
}
