/** In pixels of an image. */
export interface Size {
  width: number
  height: number
}

/** What a square shows of an image: its middle, in shares of the image, and how much it is enlarged. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export const MAX_ZOOM = 4
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** Of the image, by one press of a key. */
const KEY_STEP = 0.04
const ZOOM_STEP = 0.2

/** The square, in pixels of the image. */
export function squareOf({ height, width }: Size, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: x * width - side / 2, top: y * height - side / 2, side }
}

/** The same, with the square inside of the image. */
export function within(size: Size, { x, y, zoom: wanted }: Crop): Crop {
  const zoom = clamp(wanted, 1, MAX_ZOOM)
  const half = Math.min(size.width, size.height) / zoom / 2
  const [across, down] = [half / size.width, half / size.height]
  return { x: clamp(x, across, 1 - across), y: clamp(y, down, 1 - down), zoom }
}

/** After the image was dragged by so many shares of the square's side. */
export function dragged(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = squareOf(size, crop)
  const { x, y, zoom } = crop
  return within(size, { x: x - (by.x * side) / size.width, y: y - (by.y * side) / size.height, zoom })
}

/** After a key that moves the square or enlarges the image; undefined for any other. */
export function afterKey(size: Size, crop: Crop, key: string): Crop | undefined {
  const { x, y, zoom } = crop
  switch (key) {
    case 'ArrowLeft':
      return within(size, { ...crop, x: x - KEY_STEP })
    case 'ArrowRight':
      return within(size, { ...crop, x: x + KEY_STEP })
    case 'ArrowUp':
      return within(size, { ...crop, y: y - KEY_STEP })
    case 'ArrowDown':
      return within(size, { ...crop, y: y + KEY_STEP })
    case '+':
    case '=':
      return within(size, { ...crop, zoom: zoom + ZOOM_STEP })
    case '-':
      return within(size, { ...crop, zoom: zoom - ZOOM_STEP })
    default:
      return undefined
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
