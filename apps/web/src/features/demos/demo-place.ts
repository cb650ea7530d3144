import { createContext } from 'react'

/** Where an open demo stands among the others. */
export interface DemoPlace {
  /** The title of the next demo. */
  next: string
  onNext: () => void
  onHide: () => void
}

export const DemoPlaceContext = createContext<DemoPlace | null>(null)
