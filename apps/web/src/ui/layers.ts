import { createContext, use, useCallback, useEffect, useState } from 'react'

type Cover = () => () => void

const LayerContext = createContext<Cover | undefined>(undefined)

/** Around the content of a dialog, for `useCovers` in the dialogs that it opens. */
export const Layer = LayerContext.Provider

/** Whether a dialog is open on top of this one: Escape then closes that one alone. */
export function useLayer() {
  const [covers, setCovers] = useState(0)
  const cover = useCallback<Cover>(() => {
    setCovers((count) => count + 1)
    return () => setCovers((count) => count - 1)
  }, [])
  return { cover, isCovered: covers > 0 }
}

/** Tells the dialog around it, if there is one, that another is open on top. */
export function useCovers(opened: boolean): void {
  const cover = use(LayerContext)
  useEffect(() => (opened ? cover?.() : undefined), [cover, opened])
}
