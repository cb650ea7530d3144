import { idOf, instant } from '@tallgrass/contracts'
import { z } from 'zod'

export const MANIFEST = 'manifest.json'
export const HISTORY = 'history.json'
export const AUDIT_HEAD = 'audit-head.json'
export const REVIEWS = 'approvals.json'
export const HAND_INS = 'hand-ins.json'
export const MESSAGES = { data: 'messages.json', text: 'messages.txt' } as const

/**
 * The contents of a pack; `bytes` is a file's size, `sha256` is in hex. The second form of evidence has messages and
 * what was handed in, with their files; `everything` is what a client takes along.
 */
export const packManifest = z.object({
  format: z.enum(['tallgrass-evidence/1', 'tallgrass-evidence/2', 'tallgrass-everything/1']),
  project: z.object({ id: idOf('Project'), name: z.string() }),
  madeAt: instant,
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type PackManifest = z.infer<typeof packManifest>
