import { isShownInPlace } from '@tallgrass/domain'

export type FileView = 'image' | 'pdf' | 'page' | 'video' | 'audio'

/** How a file can be looked at here; undefined if it can only be downloaded. */
export function viewOf({ mediaType }: { mediaType: string }): FileView | undefined {
  if (!isShownInPlace(mediaType)) return undefined
  if (mediaType === 'application/pdf') return 'pdf'
  const [kind] = mediaType.split('/')
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'page'
}
