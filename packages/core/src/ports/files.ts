import type { FileLimits, StoredFileId } from '@tallgrass/domain'

/** How much of a file has been stored, and what the place must know to go on with it, in any process. */
export interface Arrived {
  received: number
  notes: PlaceNotes | null
}

/** JSON of the place's own. */
export type PlaceNotes = { [key: string]: string | number | boolean | string[] }

export interface Arriving extends Arrived {
  id: StoredFileId
  /** How many it will have in the end. */
  bytes: number
}

export interface FileLink {
  id: StoredFileId
  name: string
  mediaType: string
}

export interface KeptContent {
  id: StoredFileId
  storedAt: Date
}

/** An upload in parts that was begun, and neither completed nor ended. */
export interface UnfinishedUpload {
  id: StoredFileId
  startedAt: Date
  notes: PlaceNotes
}

/** A database whose contents are kept in a place. */
export interface PlaceUser {
  name: string
  since: Date
  /** When it was last recorded. */
  seenAt: Date
}

/**
 * Where the contents of files are kept, under their ids. Everything throws AppError with a sentence that the person who
 * uploads may read.
 */
export interface FilePlace {
  /** False for an outside service. */
  isLocal: boolean
  /** Throws STORAGE_FULL if so many bytes more would fill it. */
  ensureRoom(bytes: number): Promise<void>
  /**
   * Adds content at the place `received`. What it reports is safely stored; `report` throws if another request goes on
   * with the file, and is also called while nothing is stored yet. May keep less than was sent if that is not all.
   */
  append(
    file: Arriving,
    content: AsyncIterable<Uint8Array>,
    report: (arrived: Arrived) => Promise<void>,
  ): Promise<Arrived>
  /** Makes everything that was added the readable content. Nothing happens if it is already. */
  complete(file: Arriving): Promise<void>
  put(id: StoredFileId, content: Buffer): Promise<void>
  /** In bytes; undefined if there is no content. */
  sizeOf(id: StoredFileId): Promise<number | undefined>
  /** The content, or from byte `start` up to before `end`. Throws NOT_FOUND before the first byte if there is none. */
  read(id: StoredFileId, range?: { start: number; end: number }): Promise<AsyncIterable<Uint8Array>>
  /** An address that works for a minute and downloads the file; undefined if there is none. */
  link(file: FileLink): Promise<string | undefined>
  /** Also what has arrived of an unfinished file. No error if there is none. */
  remove(id: StoredFileId, notes: PlaceNotes | null): Promise<void>
  /** Everything that is kept under an id, in the order of the ids. */
  list(): AsyncIterable<KeptContent>
  listUnfinished(): AsyncIterable<UnfinishedUpload>
  /** Leaves the content under its id as it is. */
  endUnfinished(upload: UnfinishedUpload): Promise<void>
  /** Records that a database uses this place, and returns all that were ever recorded. */
  recordUser(name: string, now: Date): Promise<PlaceUser[]>
}

/** WebP of an image: a small one for lists, and one to look at in place. */
export interface DrawnImage {
  preview: Buffer
  view: Buffer
}

/** What can be learned from contents. */
export interface FileReader {
  /** The media type by signature, undefined if none is known, and the first bytes. */
  recognize(content: AsyncIterable<Uint8Array>): Promise<{ found: string | undefined; head: Uint8Array }>
  /** The size in pixels that the first bytes of an image state; undefined if they do not. */
  measure(head: Uint8Array): Promise<{ width: number; height: number } | undefined>
  /** An image drawn again without its metadata. Undefined for what is no image or too large to open. */
  drawImage(content: AsyncIterable<Uint8Array>): Promise<DrawnImage | undefined>
  /** The middle of an image as a square WebP of `pixels`, without its metadata. Undefined like above. */
  makePicture(content: Buffer, pixels: number): Promise<Buffer | undefined>
}

export interface VirusScanner {
  /** The name of the virus; undefined for a clean file. Throws NOT_READY while it cannot scan; INVALID for one too large to be. */
  scan(content: AsyncIterable<Uint8Array>): Promise<string | undefined>
}

export interface ArchiveEntry {
  path: string
  content: Uint8Array | AsyncIterable<Uint8Array>
  /** Stored as it is: images and archives do not get smaller. */
  isCompressed?: boolean
}

/** A finished archive, on the disk of this process. */
export interface PackedArchive {
  bytes: number
  sha256: string
  read(): AsyncIterable<Uint8Array>
  remove(): Promise<void>
}

/** Packs one entry after the other, so that none is whole in memory. */
export interface Archiver {
  pack(entries: AsyncIterable<ArchiveEntry>, mtime: Date): Promise<PackedArchive>
}

/** Everything that files need from outside, and what the operator allows. */
export interface Files {
  place: FilePlace
  reader: FileReader
  archiver: Archiver
  /** Undefined if the operator has none. */
  scanner: VirusScanner | undefined
  limits: FileLimits
  /** How long a request waits for another one that goes on with the same file. */
  lockWaitMs: number
}
