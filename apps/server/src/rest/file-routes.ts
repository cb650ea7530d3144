import { fileId } from '@tallgrass/contracts'
import type { OtherRoute } from './other-operations.ts'

const RANGES = { 206: 'The part that a Range header asks for.', 416: 'The file has no such part.' }

/** Files of projects, as they are read. */
export const fileRoutes: OtherRoute[] = [
  {
    path: '/api/files/{id}',
    tag: 'Files',
    summary: 'A file to download',
    description: 'Of projects that the caller sees.',
    also: { 302: 'The file is in a bucket, at an address that works for a minute.', ...RANGES },
    access: 'USER',
    scope: 'files:read',
    params: fileId,
    type: '*/*',
  },
  {
    path: '/api/files/{id}/view',
    tag: 'Files',
    summary: 'A file as our pages show it: images, PDF, text, audio and video',
    description:
      'Images are WebP of at most 2048 pixels a side, and do not say where they were taken. Everything is in a sandbox, in which browsers show no PDFs by themselves.',
    also: RANGES,
    access: 'USER',
    scope: 'files:read',
    params: fileId,
    type: '*/*',
    refuses: ['INVALID'],
  },
  {
    path: '/api/files/{id}/preview',
    tag: 'Files',
    summary: 'A small image of a file, once its preview is READY',
    access: 'USER',
    scope: 'files:read',
    params: fileId,
    type: 'image/webp',
  },
]
