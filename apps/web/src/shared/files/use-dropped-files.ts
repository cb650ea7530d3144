import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { hasFiles, namedScreenshot, takenFiles } from './taken-files'

interface TakenFiles {
  files: File[]
  /** The names of folders, which cannot be uploaded. */
  folders: string[]
}

/** Names an element around a zone, on all of which files can be dropped. */
export const dropArea = { 'data-drop-area': true }

/** Files that are dropped on `zone` or its `dropArea`, or pasted while no dialog covers it. Returns whether some hover. */
export function useDroppedFiles(zone: RefObject<HTMLElement | null>, onTake: (taken: TakenFiles) => void) {
  const [isOver, setOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, defaultPrevented } = event
    if (defaultPrevented || !hasFiles(clipboardData) || !isInFront(zone.current)) return
    // Programs that copy text add a picture of it.
    if (clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    const { files, folders } = takenFiles(clipboardData)
    onTake({ files: files.map((file) => namedScreenshot(file, new Date())), folders })
  })
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    onTake(takenFiles(event.dataTransfer))
  })
  useEffect(() => {
    const area = zone.current?.closest<HTMLElement>('[data-drop-area]') ?? zone.current
    const listening = new AbortController()
    const { signal } = listening
    function over(event: DragEvent) {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    }
    function leave({ relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && area?.contains(relatedTarget))) setOver(false)
    }
    area?.addEventListener('dragover', over, { signal })
    area?.addEventListener('dragleave', leave, { signal })
    area?.addEventListener('drop', (event) => drop(event), { signal })
    document.addEventListener('paste', (event) => paste(event), { signal })
    window.addEventListener('dragover', stayHere, { signal })
    window.addEventListener('drop', stayHere, { signal })
    return () => listening.abort()
  }, [zone])
  return isOver
}

/** A file dropped beside the zone would replace the page. */
function stayHere(event: DragEvent) {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

function isInFront(zone: HTMLElement | null): boolean {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
  return zone !== null && (!dialog || dialog.contains(zone))
}
