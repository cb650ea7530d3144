/** Where the nth file, counted from 1, stands in an archive: unique by its number, with a name that works on every system. */
export function archivedFilePath(nth: number, name: string): string {
  const safe = name.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '_').replace(/^\.+|[. ]+$/g, '_')
  return `files/${String(nth).padStart(3, '0')}-${safe}`
}

/** True for files that hardly get smaller in an archive, such as images and archives. */
export function isCompressedType(mediaType: string | null): boolean {
  return !/^text\/|json|xml|svg/.test(mediaType ?? '')
}
