import { readFileSync } from 'node:fs'
import { z } from 'zod'

const manifest = new URL('../package.json', import.meta.url)

/** The version that this process runs, such as `0.1.0`; every package of the repository has the same. */
export const PRODUCT_VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(manifest, 'utf8'))).version
