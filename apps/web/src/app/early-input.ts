declare global {
  interface Window {
    /** Set by the start of a prerendered page, which keeps what is pressed, and nothing else, until this is called. */
    takeEarlyPress?: () => HTMLButtonElement | undefined
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * What somebody typed and pressed while a prerendered page had no script yet. The fields are emptied, as the
 * application expects them; what it answers does it all again, now with an effect.
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Field>('input, textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }))
  for (const { field } of typed) field.value = field.defaultValue
  return () => void repeat(typed)
}

async function repeat(typed: { field: Field; value: string }[]) {
  // React answers no event while it is still at work, and what it brings to life has things to set up.
  await nextTask()
  // Not before: a button of a form that is pressed while React is at work would load the page anew.
  const pressed = window.takeEarlyPress?.()
  for (const { field } of typed) wake(field)
  if (pressed) wake(pressed)
  await nextTask()
  for (const { field, value } of typed) {
    assign(field, value)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  pressed?.click()
}

/** Behind the tasks that are waiting now, which a timer would not promise. */
function nextTask() {
  const { port1, port2 } = new MessageChannel()
  return new Promise<void>((resolve) => {
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

/** React brings a part of the page to life at once when a key is released in it. */
function wake(element: HTMLElement) {
  element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
}

/** As a keyboard does it: React overlooks a value that is set in the usual way. */
function assign(field: Field, value: string) {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}
