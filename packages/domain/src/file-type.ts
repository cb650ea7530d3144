import { AppError } from './errors.ts'

interface FileType {
  /** As it is served. */
  mediaType: string
  extensions: string[]
  /** What its content is recognized as, besides the media type. */
  alsoFoundAs?: string[]
  /** Recognized by what it contains instead of by a signature. */
  isText?: true
  /** A browser shows it in place. */
  inPlace?: true
  hasPreview?: true
}

const image = { inPlace: true, hasPreview: true } as const
const office = (kind: string, extension: string): FileType => ({
  mediaType: `application/vnd.openxmlformats-officedocument.${kind}`,
  extensions: [extension],
})
const openDocument = (kind: string, extension: string): FileType => ({
  mediaType: `application/vnd.oasis.opendocument.${kind}`,
  extensions: [extension],
})
const olderOffice = (mediaType: string, extension: string): FileType => ({
  mediaType,
  extensions: [extension],
  alsoFoundAs: ['application/x-cfb'],
})

/** Everything that can be uploaded. Nothing that a browser or a desktop runs: no programs, scripts, HTML or SVG. */
const fileTypes: FileType[] = [
  { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'], ...image },
  { mediaType: 'image/png', extensions: ['png'], alsoFoundAs: ['image/apng'], ...image },
  { mediaType: 'image/gif', extensions: ['gif'], ...image },
  { mediaType: 'image/webp', extensions: ['webp'], ...image },
  { mediaType: 'image/avif', extensions: ['avif'], ...image },
  { mediaType: 'image/tiff', extensions: ['tif', 'tiff'], hasPreview: true },
  { mediaType: 'image/bmp', extensions: ['bmp'], inPlace: true },
  {
    mediaType: 'image/heic',
    extensions: ['heic', 'heif'],
    alsoFoundAs: ['image/heif', 'image/heic-sequence'],
  },
  { mediaType: 'application/pdf', extensions: ['pdf'], inPlace: true },
  office('wordprocessingml.document', 'docx'),
  office('spreadsheetml.sheet', 'xlsx'),
  office('presentationml.presentation', 'pptx'),
  openDocument('text', 'odt'),
  openDocument('spreadsheet', 'ods'),
  openDocument('presentation', 'odp'),
  olderOffice('application/msword', 'doc'),
  olderOffice('application/vnd.ms-excel', 'xls'),
  olderOffice('application/vnd.ms-powerpoint', 'ppt'),
  { mediaType: 'application/rtf', extensions: ['rtf'], alsoFoundAs: ['text/rtf'] },
  { mediaType: 'application/zip', extensions: ['zip'] },
  { mediaType: 'text/plain', extensions: ['txt'], isText: true, inPlace: true },
  { mediaType: 'text/csv', extensions: ['csv'], isText: true, inPlace: true },
  { mediaType: 'text/markdown', extensions: ['md', 'markdown'], isText: true, inPlace: true },
  { mediaType: 'audio/mpeg', extensions: ['mp3'] },
  { mediaType: 'audio/wav', extensions: ['wav'] },
  { mediaType: 'audio/mp4', extensions: ['m4a'], alsoFoundAs: ['audio/x-m4a', 'video/mp4'] },
  { mediaType: 'audio/ogg', extensions: ['ogg', 'oga', 'opus'], alsoFoundAs: ['audio/ogg; codecs=opus'] },
  { mediaType: 'audio/flac', extensions: ['flac'] },
  { mediaType: 'audio/aac', extensions: ['aac'] },
  { mediaType: 'video/mp4', extensions: ['mp4', 'm4v'], alsoFoundAs: ['video/x-m4v'] },
  { mediaType: 'video/quicktime', extensions: ['mov'], alsoFoundAs: ['video/mp4'] },
  { mediaType: 'video/webm', extensions: ['webm'], alsoFoundAs: ['video/matroska'] },
]

const byExtension = new Map(fileTypes.flatMap((type) => type.extensions.map((one) => [one, type] as const)))
const byMediaType = new Map(fileTypes.map((type) => [type.mediaType, type]))

const ALLOWED = 'Images, PDF, office documents, text, ZIP, audio and video can be uploaded.'

/** The extensions of everything that can be uploaded, as a file picker takes them: `.jpg`. */
export const uploadExtensions = [...byExtension.keys()].map((extension) => `.${extension}`)

/** What a file is, by the extension in its name. Throws INVALID for one that cannot be uploaded. */
function typeByName(name: string): { type: FileType; extension: string } {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
  const type = byExtension.get(extension)
  if (type) return { type, extension }
  throw new AppError(
    'INVALID',
    extension === '' || !/^[\p{L}\p{N}]{1,10}$/u.test(extension)
      ? `“${name}” has no ending that says what it is, such as .pdf or .jpg. ${ALLOWED}`
      : `“${name}” cannot be uploaded, because it ends with .${extension}. ${ALLOWED} Put anything else into a ZIP file.`,
  )
}

/** Throws INVALID for a name whose ending cannot be uploaded. */
export function ensureUploadable(name: string): void {
  typeByName(name)
}

interface Content {
  /** The media type by its signature; undefined if it has none that is known. */
  found: string | undefined
  /** Its first bytes. */
  head: Uint8Array
}

/** The media type of a file. Throws INVALID if the content is not what the name says. */
export function typeOfContent(name: string, { found, head }: Content): string {
  const { extension, type } = typeByName(name)
  const problem = type.isText ? problemOfText(head) : problemOfSignature(type, found)
  if (problem === undefined) return type.mediaType
  throw new AppError('INVALID', `“${name}” ends with .${extension}, but ${problem}. It was not kept.`)
}

function problemOfSignature(type: FileType, found: string | undefined): string | undefined {
  if (found === type.mediaType || (found && type.alsoFoundAs?.includes(found))) return undefined
  return 'its content is of another kind, or damaged'
}

const TEXT_CONTROL = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b])
const ACTIVE = /^\s*(?:#!|<(?:!doctype|html|head|body|script|svg|iframe|\?xml|\?php))/i

/** Text has no control characters. What a browser or a shell would run is not accepted as text. */
function problemOfText(head: Uint8Array): string | undefined {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  if (!isWide && head.some((byte) => byte < 0x20 && !TEXT_CONTROL.has(byte))) return 'its content is not text'
  const start = String.fromCharCode(...head.subarray(0, 1024).filter((byte) => byte !== 0))
  return ACTIVE.test(start.replace(/^[\u00ef\u00bb\u00bf\u00ff\u00fe]+/, ''))
    ? 'it contains a page or a program'
    : undefined
}

/** True if a browser shows or plays files of this media type in place. */
export function isShownInPlace(mediaType: string): boolean {
  if (/^(audio|video)\//.test(mediaType)) return byMediaType.has(mediaType)
  return byMediaType.get(mediaType)?.inPlace ?? false
}

/** True if a small image of it can be made. */
export function canHavePreview(mediaType: string): boolean {
  return byMediaType.get(mediaType)?.hasPreview ?? false
}
