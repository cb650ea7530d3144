type Open = (from: HTMLElement) => void
type Place = HTMLElement | null

let open: Open | undefined
let tell: ((place: Place) => void) | undefined
let place: Place = null

/** Opens the chat. When it closes, the focus returns to `from`. */
export function openAssistant(from: HTMLElement) {
  open?.(from)
}

/**
 * Called by the chat when it is mounted, with what receives the place that a header keeps for its button, or null. The
 * next chat replaces it.
 */
export function registerAssistant(opener: Open, onPlace: (place: Place) => void) {
  open = opener
  tell = onPlace
  onPlace(place)
}

/** The ref of a header's element in which the chat button stands instead of floating. */
export function placeAssistant(element: Place) {
  place = element
  tell?.(element)
}
