import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|svg|webmanifest)$/

const MB = 1_000_000

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
        await writeFile(join(dist, `${file}.br`), await asBrotli(bytes, { params: effortFor(bytes) }))
        await writeFile(join(dist, `${file}.gz`), await asGzip(bytes, { level: 9 }))
      }),
  )
}

/**
 * The largest files, which few pages load, would take most of the build: at 9 of 11, the reference of the API takes 0.5 s
 * instead of 10, and grows by 11%. For the others, blocks of 64 KiB save up to 0.3%.
 */
function effortFor({ length }: Buffer) {
  return length > MB
    ? { [constants.BROTLI_PARAM_QUALITY]: 9 }
    : { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 16 }
}
