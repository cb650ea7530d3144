import { type FileId, toId } from './ids.ts'

const PREFIX = 'file-'

/** The end of a link to a file in the list of its project, without the `#`. */
export function fileAnchor(id: FileId): string {
  return `${PREFIX}${id}`
}

/** The id of the file that a hash points to; undefined if it points to none. */
export function fileOfAnchor(hash: string): FileId | undefined {
  return hash.startsWith(PREFIX) ? toId('File', hash.slice(PREFIX.length)) : undefined
}
