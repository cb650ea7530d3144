import type { FileReader } from '@tallgrass/core'
import { recognize } from './recognize.ts'

/** Of what is opened at once. Photos are smaller. */
const MAX_IMAGE_BYTES = 40 * 2 ** 20
/** About 8,000 × 6,000. Anything larger would take too much memory to open. */
const MAX_PIXELS = 50_000_000
const PREVIEW_PIXELS = 480
/** Enough for a large screen. */
const VIEW_PIXELS = 2048
const DRAW_SECONDS = 20
/** Of a picture that is decoded while a person waits. Browsers send squares of a few hundred pixels. */
const MAX_PICTURE_PIXELS = 25_000_000
const PICTURE_SECONDS = 5

// Loaded on demand, because this is too much code to load at startup.
const loadSharp = () => import('sharp')

/** Reads signatures and images. */
export const fileReader: FileReader = {
  recognize: (content) => recognize(content),
  async measure(head) {
    const { default: sharp } = await loadSharp()
    try {
      const { height, width } = await sharp(head, { limitInputPixels: false, failOn: 'none' }).metadata()
      return { width, height }
    } catch {
      // Of a kind that it does not know, or its size comes later.
      return undefined
    }
  },
  async drawImage(content) {
    const image = await readUpTo(content, MAX_IMAGE_BYTES)
    if (!image) return undefined
    try {
      const view = await drawView(image)
      return { view, preview: await draw(view, { pixels: PREVIEW_PIXELS }) }
    } catch {
      // Damaged, or larger than its bytes let expect.
      return undefined
    }
  },
  async makePicture(content, pixels) {
    const { default: sharp } = await loadSharp()
    try {
      return await sharp(content, { limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true })
        .autoOrient()
        .resize({ width: pixels, height: pixels, fit: 'cover' })
        .flatten({ background: 'white' })
        .webp({ quality: 82 })
        .timeout({ seconds: PICTURE_SECONDS })
        .toBuffer()
    } catch {
      return undefined
    }
  },
}

/** An animation still moves, unless all of its frames together are too large. */
async function drawView(image: Buffer): Promise<Buffer> {
  const { default: sharp } = await loadSharp()
  const { format, pages = 1 } = await sharp(image, { limitInputPixels: MAX_PIXELS }).metadata()
  const still = () => draw(image, { pixels: VIEW_PIXELS })
  if (pages === 1 || (format !== 'gif' && format !== 'webp')) return still()
  return draw(image, { pixels: VIEW_PIXELS, animated: true }).catch(still)
}

interface Drawing {
  /** The longest side has at most so many. */
  pixels: number
  animated?: boolean
}

/** Without metadata, so that it does not say where a photo was taken; turned as its camera was held. */
async function draw(image: Buffer, { animated = false, pixels }: Drawing): Promise<Buffer> {
  const { default: sharp } = await loadSharp()
  return sharp(image, { animated, limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .autoOrient()
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: DRAW_SECONDS })
    .toBuffer()
}

/** Undefined if there is more. */
async function readUpTo(content: AsyncIterable<Uint8Array>, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of content) {
    length += chunk.length
    if (length > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
