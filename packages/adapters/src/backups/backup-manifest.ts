import { instant } from '@tallgrass/contracts'
import { z } from 'zod'

export const FORMAT = 'tallgrass-backup/1'
export const MANIFEST = 'manifest.json'

/** Relative, without `..`, and outside the names that the format itself uses. */
const PART_NAME = /^(?!tables\/|manifest\.json$)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/

export const partName = z.string().max(200).regex(PART_NAME)

/** The first entry of a backup. Tables are in the order of their entries, and so are files. */
export const backupManifest = z.object({
  format: z.literal(FORMAT),
  /** Of the product. */
  version: z.string(),
  /** The last migration of the schema. */
  migration: z.string(),
  madeAt: instant,
  tables: z.array(z.object({ name: z.string(), count: z.int().min(0), checksum: z.string() })),
  /** `sha256` is in hex. */
  files: z.array(z.object({ name: partName, bytes: z.int().min(0), sha256: z.string() })),
})
export type BackupManifest = z.infer<typeof backupManifest>

/** A table is split into pieces of whole lines: `tables/users/000001.jsonl`. */
export function pieceName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.jsonl`
}

export function readPieceName(name: string): { table: string; number: number } | undefined {
  const [, table, number] = /^tables\/([\w.]+)\/(\d{6,})\.jsonl$/.exec(name) ?? []
  return table && number ? { table, number: Number(number) } : undefined
}
