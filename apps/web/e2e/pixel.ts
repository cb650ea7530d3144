const bytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** An image to upload: a PNG of one pixel. */
export function pixel(name: string) {
  return { name, mimeType: 'image/png', buffer: bytes }
}
