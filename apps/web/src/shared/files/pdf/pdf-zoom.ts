/** Pages as wide as there is room, or at a part of their real size. */
export type Zoom = 'width' | number

const LEVELS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5] as const

/** Less than what a reader sees as another level. */
const SAME = 0.005

/** The part of its real size at which a page of this width is shown. */
export function scaleOf(zoom: Zoom, { room, width }: { room: number; width: number }): number {
  return zoom === 'width' ? room / width : zoom
}

/** The next larger level, or undefined at the largest. */
export function zoomIn(scale: number): number | undefined {
  return LEVELS.find((level) => level > scale + SAME)
}

export function zoomOut(scale: number): number | undefined {
  return LEVELS.findLast((level) => level < scale - SAME)
}
