import { readFileSync } from 'node:fs'
import { z } from 'zod'

const packageFile = z.object({ version: z.string() })

/** The version of the product, from its package file. */
export function productVersion(): string {
  const text = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')
  return packageFile.parse(JSON.parse(text)).version
}
