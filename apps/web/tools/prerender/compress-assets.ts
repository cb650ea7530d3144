import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|svg|webmanifest)$/

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` file beside every compressible file, so that the server never has to compress. Not of the
 * renderer, which stays on the server.
 */
export async function compressAssets(dist: string) {
  const files = await readdir(dist, { recursive: true })
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('renderer'))
      .map(async (file) => {
        const bytes = await readFile(join(dist, file))
        await writeFile(join(dist, `${file}.br`), await asBrotli(bytes))
        await writeFile(join(dist, `${file}.gz`), await asGzip(bytes, { level: 9 }))
      }),
  )
}
