/** A pointer that was pressed on a card. */
export interface Grab {
  event: PointerEvent
  card: HTMLElement
  board: HTMLElement
  /** Aborted if the pointer was released before this module had loaded. */
  released: AbortSignal
  canDropOn: (status: string) => boolean
  /** Called with the status of the column on which the card was dropped. */
  onDrop: (status: string) => void
}

/** A mouse that moves less is clicking. */
const START_PX = 6

/** A finger that rests on a card for so long drags it; one that moves first scrolls the page. */
const HOLD_MS = 300

/** Within this distance of an edge of the window, the page scrolls. */
const EDGE_PX = 64
const SCROLL_PX = 12

interface Drag {
  from: { x: number; y: number; scrollY: number }
  x: number
  y: number
  isMoving: boolean
}

/** Lets the card follow the pointer until it is released over a column, or Escape is pressed. */
export function dragLead(grab: Grab): void {
  const { board, card, event, released } = grab
  if (released.aborted) return
  const { clientX: x, clientY: y } = event
  const drag: Drag = { from: { x, y, scrollY: window.scrollY }, x, y, isMoving: false }
  const listening = new AbortController()
  const { signal } = listening
  const isTouch = event.pointerType === 'touch'
  const hold = isTouch ? setTimeout(begin, HOLD_MS) : undefined
  let frame = 0

  function begin() {
    drag.isMoving = true
    markColumns(grab)
    follow()
  }
  function follow() {
    scrollAtEdges(drag)
    show(grab, drag)
    frame = requestAnimationFrame(follow)
  }
  function move({ buttons, clientX, clientY }: PointerEvent) {
    // It was released outside the window.
    if (buttons === 0) return end()
    Object.assign(drag, { x: clientX, y: clientY })
    if (drag.isMoving || Math.hypot(clientX - x, clientY - y) < START_PX) return
    if (isTouch) end()
    else begin()
  }
  function drop() {
    const status = drag.isMoving ? columnAt(board, drag)?.dataset.status : undefined
    if (drag.isMoving) ignoreNextClick()
    end()
    if (status) grab.onDrop(status)
  }
  function end() {
    listening.abort()
    clearTimeout(hold)
    cancelAnimationFrame(frame)
    drag.isMoving = false
    card.style.transform = ''
    delete card.dataset.dragging
    unmarkColumns(board)
  }

  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', drop, { signal })
  window.addEventListener('pointercancel', end, { signal })
  keepPageStill(card, drag, signal)
  endOnEscape(drag, end, signal)
}

/** No text is selected, no menu opens, and the page does not scroll under a finger that drags. */
function keepPageStill(card: HTMLElement, drag: Drag, signal: AbortSignal) {
  const prevent = (unwanted: Event) => unwanted.preventDefault()
  const prevents = (touch: TouchEvent) => {
    if (drag.isMoving && touch.cancelable) touch.preventDefault()
  }
  window.addEventListener('selectstart', prevent, { signal })
  window.addEventListener('contextmenu', prevent, { signal })
  card.addEventListener('touchmove', prevents, { signal, passive: false })
}

/** The first Escape ends the drag and nothing else. */
function endOnEscape(drag: Drag, end: () => void, signal: AbortSignal) {
  const endIt = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape' || !drag.isMoving) return
    pressed.stopPropagation()
    end()
  }
  window.addEventListener('keydown', endIt, { signal, capture: true })
}

function markColumns({ board, canDropOn, card }: Grab) {
  card.dataset.dragging = 'true'
  for (const column of columnsOf(board)) {
    column.dataset.drop = canDropOn(column.dataset.status ?? '') ? 'allowed' : 'refused'
  }
}

function unmarkColumns(board: HTMLElement) {
  for (const column of columnsOf(board)) {
    delete column.dataset.drop
    delete column.dataset.over
  }
}

function scrollAtEdges({ y }: Drag) {
  if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
  if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
}

function show({ board, card }: Grab, drag: Drag) {
  const { from, x, y } = drag
  card.style.transform = `translate(${x - from.x}px, ${y - from.y + window.scrollY - from.scrollY}px)`
  const over = columnAt(board, drag)
  for (const column of columnsOf(board)) {
    if (column === over) column.dataset.over = 'true'
    else delete column.dataset.over
  }
}

function columnsOf(board: HTMLElement) {
  return board.querySelectorAll<HTMLElement>('[data-status]')
}

function columnAt(board: HTMLElement, { x, y }: { x: number; y: number }): HTMLElement | undefined {
  return [...columnsOf(board)].find((column) => {
    const { bottom, left, right, top } = column.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  })
}

/** Releasing the pointer over a button of the card would press it. */
function ignoreNextClick() {
  const once = new AbortController()
  const ignore = (click: Event) => {
    click.stopPropagation()
    click.preventDefault()
  }
  window.addEventListener('click', ignore, { capture: true, signal: once.signal })
  setTimeout(() => once.abort())
}
