import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const WORTH_IT = /\.(js|css|svg|webmanifest)$/

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Leaves a `.br` and a `.gz` beside every file that gets smaller by it, so that the server never does this work. */
export async function compressAssets(dist: string) {
  const files = await readdir(dist, { recursive: true })
  await Promise.all(
    files
      .filter((file) => WORTH_IT.test(file))
      .map(async (file) => {
        const bytes = await readFile(join(dist, file))
        await writeFile(join(dist, `${file}.br`), await asBrotli(bytes))
        await writeFile(join(dist, `${file}.gz`), await asGzip(bytes, { level: 9 }))
      }),
  )
}
