import {
  IconFile,
  IconFileMusic,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconMovie,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react'

const ICONS = [
  [/\.(?:jpe?g|png|gif|webp|avif|tiff?|bmp|hei[cf])$/i, IconPhoto],
  [/\.pdf$/i, IconFileTypePdf],
  [/\.(?:csv|xlsx?|ods)$/i, IconTable],
  [/\.(?:txt|md|markdown|docx?|odt|rtf)$/i, IconFileText],
  [/\.zip$/i, IconFileZip],
  [/\.(?:mp3|wav|m4a|og[ga]|opus|flac|aac)$/i, IconFileMusic],
  [/\.(?:mp4|m4v|mov|webm)$/i, IconMovie],
] as const

/** The kind of a file, by its ending. */
export function FileIcon({ name }: { name: string }) {
  const [, Icon = IconFile] = ICONS.find(([ending]) => ending.test(name)) ?? []
  return <Icon aria-hidden size={24} />
}
