declare global {
  interface Window {
    /** Set by an inline script of prerendered pages, which blocks button clicks and records the last one. */
    takeEarlyPress?: () => HTMLButtonElement | undefined
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Takes the text and the click that a visitor entered before the script of a prerendered page had loaded. Resets the
 * fields to the values that hydration expects, and returns a function that replays the input.
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Field>('input, textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }))
  for (const { field } of typed) field.value = field.defaultValue
  return () => void replay(typed)
}

async function replay(typed: { field: Field; value: string }[]) {
  // React handles no events while it hydrates, and effects run after that.
  await nextTask()
  // Not earlier: until React has hydrated, a click on a form's button would reload the page.
  const pressed = window.takeEarlyPress?.()
  for (const { field } of typed) hydrate(field)
  if (pressed) hydrate(pressed)
  await nextTask()
  for (const { field, value } of typed) {
    assign(field, value)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  pressed?.click()
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
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}
