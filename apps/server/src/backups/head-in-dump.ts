import { signHead } from '@tallgrass/core'
import type { BusinessDump } from '@tallgrass/db'
import { toInstant } from '@tallgrass/domain'
import { z } from 'zod'

const row = z.object({ seq: z.int(), hash: z.string(), unchained_rows: z.int() })

/** The signed head of the audit chain at the instant of the dump, as in the head file; undefined if it is missing. */
export async function headInDump(dump: BusinessDump, auditKey: Buffer): Promise<string | undefined> {
  let text: string | undefined
  for await (const line of dump.lines('audit_head')) text ??= line
  if (text === undefined) return undefined
  const { hash, seq: rows, unchained_rows: unchained } = row.parse(JSON.parse(text))
  const head = signHead(auditKey, { rows, unchained, hash, at: toInstant(new Date()) })
  return `${JSON.stringify(head, undefined, 2)}\n`
}
