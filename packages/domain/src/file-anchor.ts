import type { FileId } from './ids.ts'

/** The end of a link to a file in the list of its project, without the `#`. */
export function fileAnchor(id: FileId): string {
  return `file-${id}`
}
