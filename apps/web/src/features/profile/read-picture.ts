import { MAX_PICTURE_BYTES } from '@tallgrass/domain'
import { type Crop, squareOf } from './crop'

const MAX_FILE_BYTES = 25 * 2 ** 20
/** Larger than it is shown anywhere, and small enough to be sent at a good quality. */
const SENT_PIXELS = 384
const QUALITIES = [0.92, 0.8, 0.65, 0.5, 0.3]

/** Opens an image file. Throws Error with a sentence for the reader. */
export async function openPicture(file: File): Promise<ImageBitmap> {
  if (file.size > MAX_FILE_BYTES) throw new Error('Choose an image of at most 25 MB.')
  try {
    return await createImageBitmap(file)
  } catch {
    throw new Error('This file cannot be read as an image. Choose a JPEG, PNG or WebP image.')
  }
}

/** Draws the chosen square on a canvas of any size. */
export function drawSquare(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, side, top } = squareOf(image, crop)
  const { height, width } = canvas
  context.imageSmoothingQuality = 'high'
  // Of an image that lets through.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, left, top, side, side, 0, 0, width, height)
}

/** The chosen square as a JPEG in base64, as good as may be sent. Throws Error with a sentence for the reader. */
export function toBase64(image: ImageBitmap, crop: Crop): string {
  const canvas = document.createElement('canvas')
  canvas.width = SENT_PIXELS
  canvas.height = SENT_PIXELS
  drawSquare(canvas, image, crop)
  for (const quality of QUALITIES) {
    const [, base64 = ''] = canvas.toDataURL('image/jpeg', quality).split(',')
    if ((base64.length * 3) / 4 <= MAX_PICTURE_BYTES) return base64
  }
  throw new Error('This picture is too large. Choose another one.')
}
