/** Resolves after all tasks that are queued now. A timer would not guarantee that. */
export function nextTask() {
  const { port1, port2 } = new MessageChannel()
  return new Promise<void>((resolve) => {
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}
