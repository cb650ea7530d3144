import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const folder = fileURLToPath(new URL('../fixtures/', import.meta.url))

/** The client of an earlier version, as its release recorded it. */
export interface KeptClient {
  version: string
  /** A module to import. */
  address: string
}

export function keptClients(): KeptClient[] {
  return globSync('client-*.js.br', { cwd: folder }).map((file) => {
    const code = brotliDecompressSync(readFileSync(`${folder}${file}`))
    const [, version = ''] = /^client-(.+)\.js\.br$/.exec(file) ?? []
    return { version, address: `data:text/javascript;base64,${code.toString('base64')}` }
  })
}
