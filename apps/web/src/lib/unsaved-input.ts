/** Registers a form while it is shown: the browser asks before it closes the page. Returns the cleanup. */
export function watchInput(isUnsaved: () => boolean): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  }
  window.addEventListener('beforeunload', onUnload)
  return () => window.removeEventListener('beforeunload', onUnload)
}
