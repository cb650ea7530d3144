declare global {
  interface Window {
    /** Set by an inline script of rendered pages, which blocks button clicks and records the last one. */
    takeEarlyPress?: () => HTMLButtonElement | undefined
  }
}

const choices = '[type=checkbox],[type=radio]'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Takes the text, the choices and the click that a visitor entered before the script of a rendered page had loaded. Resets the
 * fields to the values that hydration expects, and returns a function that replays the input.
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Field>(`input:not(${choices}), textarea, select`)]
    .filter((field) => field.value !== initialOf(field))
    .map((field) => ({ field, value: field.value }))
  for (const { field } of typed) field.value = initialOf(field)
  const changed = [...root.querySelectorAll<HTMLInputElement>(choices)].filter(
    (choice) => choice.checked !== choice.defaultChecked,
  )
  // The browser unchecks the radio button that another one of its group replaces.
  const chosen = changed.filter((choice) => choice.type === 'checkbox' || choice.checked)
  for (const choice of changed) choice.checked = choice.defaultChecked
  return () => void replay(typed, chosen)
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

async function replay(typed: { field: Field; value: string }[], chosen: HTMLInputElement[]) {
  // React handles no events while it hydrates, and effects run after that.
  await nextTask()
  // Not earlier: until React has hydrated, a click on a form's button would reload the page.
  const pressed = window.takeEarlyPress?.()
  for (const field of [...typed.map(({ field }) => field), ...chosen]) hydrate(field)
  if (pressed) hydrate(pressed)
  await nextTask()
  for (const { field, value } of typed) {
    assign(field, value)
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
  }
  for (const choice of chosen) choice.click()
  if (chosen.length > 0) await nextTask()
  pressed?.click()
}

/** The parts of a page are hydrated one after the other, in tasks of their own: afterward the browser is idle. */
export function whenIdle(work: () => void) {
  // Safari has no such callback.
  const later = window.requestIdleCallback ?? setTimeout
  later(work)
}

/** Resolves after all tasks that are queued now. A timer would not guarantee that. */
function nextTask() {
  const { port1, port2 } = new MessageChannel()
  return new Promise<void>((resolve) => {
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

/** React hydrates a part of the page immediately when it receives a discrete event such as keyup. */
function hydrate(element: HTMLElement) {
  element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
}

/** Uses the native setter, because React ignores changes that are made through the property it overrides. */
function assign(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

/** The value in the markup. */
function initialOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}
