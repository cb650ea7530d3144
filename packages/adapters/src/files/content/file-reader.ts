import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileReader } from '@tallgrass/core'

/** Enough to tell text from anything else. */
const HEAD_BYTES = 64 * 1024
/** Recognizing a file must not take longer, whatever it contains. */
const RECOGNIZE_MS = 10_000
/** About 8,000 × 6,000. Anything larger would take too much memory to open. */
const MAX_PIXELS = 50_000_000
const PREVIEW_PIXELS = 480
const PREVIEW_SECONDS = 20

// Loaded on demand, because this is too much code to load at startup.
const loadFileType = () => import('file-type')
const loadSharp = () => import('sharp')

/** Reads signatures and images. */
export const fileReader: FileReader = {
  async recognize(content) {
    const { FileTypeParser } = await loadFileType()
    const head: Buffer[] = []
    let length = 0
    async function* remembering() {
      for await (const chunk of content) {
        if (length < HEAD_BYTES) head.push(Buffer.from(chunk.subarray(0, HEAD_BYTES - length)))
        length += chunk.length
        yield chunk
      }
    }
    const parser = new FileTypeParser({ signal: AbortSignal.timeout(RECOGNIZE_MS) })
    const stream = Readable.toWeb(Readable.from(remembering()))
    // Damaged and hostile files make the parser throw; they are of no known kind.
    const type = await parser.fromStream(stream).catch(() => undefined)
    return { found: type?.mime, head: Buffer.concat(head) }
  },
  async makePreview(content) {
    const { default: sharp } = await loadSharp()
    const image = await buffer(Readable.from(content))
    try {
      // Without metadata, so that it does not say where a photo was taken; turned as its camera was held.
      return await sharp(image, { limitInputPixels: MAX_PIXELS, sequentialRead: true })
        .autoOrient()
        .resize({ width: PREVIEW_PIXELS, height: PREVIEW_PIXELS, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .timeout({ seconds: PREVIEW_SECONDS })
        .toBuffer()
    } catch {
      // Damaged, or larger than its bytes let expect.
      return undefined
    }
  },
}
