import type { EvidencePack } from '@tallgrass/adapters/documents'
/** What the check of an archive of evidence has found, in sentences. */
export declare function reportPack(pack: EvidencePack): Promise<{
  good: boolean
  lines: string[]
}>
