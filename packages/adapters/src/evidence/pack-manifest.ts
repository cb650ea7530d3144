import { idOf, instant } from '@tallgrass/contracts'
import { z } from 'zod'

export const MANIFEST = 'manifest.json'
export const HISTORY = 'history.json'
export const AUDIT_HEAD = 'audit-head.json'

/** The contents of an evidence pack; `bytes` is a file's size, `sha256` is in hex. */
export const packManifest = z.object({
  format: z.literal('tallgrass-evidence/1'),
  project: z.object({ id: idOf('Project'), name: z.string() }),
  madeAt: instant,
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type PackManifest = z.infer<typeof packManifest>
