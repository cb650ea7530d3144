/** Drops files on an element, as a person drags them from the desktop. */
export function dropFiles(on: Element, files: File[]) {
  const dataTransfer = carrying(files)
  for (const kind of ['dragover', 'drop'])
    on.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
}

/** Pastes files, as after a screenshot. Returns false if the page took them. */
export function pasteFiles(files: File[], on: EventTarget = document): boolean {
  const clipboardData = carrying(files)
  return on.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

function carrying(files: File[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}
