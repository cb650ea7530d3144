const inputs = new Set<() => boolean>()

/** True if anything that someone typed on this page has not been saved. */
export function hasUnsavedInput(): boolean {
  return [...inputs].some((isUnsaved) => isUnsaved())
}

/** Registers input while it is shown. Returns the cleanup. */
export function countInput(isUnsaved: () => boolean): () => void {
  inputs.add(isUnsaved)
  return () => void inputs.delete(isUnsaved)
}

/** Registers a form while it is shown: the browser asks before it closes the page. Returns the cleanup. */
export function watchInput(isUnsaved: () => boolean): () => void {
  const discount = countInput(isUnsaved)
  const onUnload = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  }
  window.addEventListener('beforeunload', onUnload)
  return () => {
    discount()
    window.removeEventListener('beforeunload', onUnload)
  }
}
