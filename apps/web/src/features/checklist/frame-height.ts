import { type RefObject, useEffect, useState } from 'react'

/** Tells the page that frames this one how tall its content is, whenever that changes. */
export function useTellHeight(content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = content
    if (!current || window.parent === window) return
    const observer = new ResizeObserver(() => {
      window.parent.postMessage(current.offsetHeight, window.location.origin)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [content])
}

/** The height that our own page in that frame has told; undefined for any other page. */
export function useToldHeight(frame: RefObject<HTMLIFrameElement | null>): number | undefined {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    function hear({ data, origin, source }: MessageEvent<unknown>) {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow
      if (isOurs && typeof data === 'number') setHeight(data)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame])
  return height
}
