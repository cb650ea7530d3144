import type { EvidencePack } from '@tallgrass/adapters/documents'
/** Checks an evidence pack and reports the findings as sentences. */
export declare function reportPack(pack: EvidencePack): Promise<{
  good: boolean
  lines: string[]
}>
