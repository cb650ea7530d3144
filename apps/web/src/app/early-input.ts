import { nextTask } from './next-task'

declare global {
  interface Window {
    /** Set by an inline script of rendered pages, which records input and blocks clicks on buttons. */
    earlyInput?: EarlyInput
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface EarlyInput {
  /** What was typed or, for check boxes and radio buttons, chosen; the last change last. */
  entered: Map<Field, string | boolean>
  /** The button that was clicked last. */
  pressed?: HTMLButtonElement
  /** Ends recording and blocking. */
  stop(): void
}

/**
 * Takes what the browser itself filled in before the script of a rendered page had loaded. Returns a function for when
 * the page is hydrated: it repeats that, what the visitor entered until then and the last click, so that the page knows.
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  const filled = [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => !isChoice(field) && field.value !== initialOf(field))
    .map((field) => [field, field.value] as const)
  return () => void replay(filled)
}

/**
 * Holds back and forward until the returned function is called: hydration needs the page that was rendered. Listeners that
 * were added before still hear them.
 */
export function holdHistory(): () => void {
  let isHeld = false
  const hold = (event: PopStateEvent) => {
    isHeld = true
    event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', hold, { capture: true })
  return () => {
    window.removeEventListener('popstate', hold, { capture: true })
    if (isHeld) window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
}

async function replay(filled: (readonly [Field, string])[]) {
  const { earlyInput } = window
  const changes = () => new Map<Field, string | boolean>([...filled, ...(earlyInput?.entered ?? [])])
  // React handles no events while it hydrates, and effects run after that.
  await nextTask()
  for (const [field, value] of changes()) {
    hydrate(field)
    // At once: the next render would show the initial choice for a moment.
    if (isChoice(field)) enter(field, value)
  }
  await nextTask()
  for (const [field, value] of changes()) enter(field, value)
  if (earlyInput?.pressed) hydrate(earlyInput.pressed)
  await nextTask()
  // Not earlier: a click would submit the form without what was entered, or reload the page if it is not hydrated.
  earlyInput?.stop()
  earlyInput?.pressed?.click()
}

/** React hydrates a part of the page immediately when it receives a discrete event such as keyup. */
function hydrate(element: HTMLElement) {
  element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
}

/** React compares with the value that it last saw, so the field first returns to the one before. */
function enter(field: Field, value: string | boolean) {
  if (field.type === 'file') {
    // The files are there; the page only has to hear of them.
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (typeof value === 'string') {
    field.value = initialOf(field)
    if (field.value === value) return
    assign(field, value)
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
  } else if (isChoice(field)) {
    field.checked = !value
    field.click()
  }
}

/** Uses the native setter, because React ignores changes that are made through the property it overrides. */
function assign(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

/** The value in the markup. */
function initialOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}
