import { createContext } from 'react'

export interface CloseGuard {
  /** Registers a form inside the dialog. Returns the cleanup. */
  watch: (isUnsaved: () => boolean) => () => void
  /** Closes the dialog, but asks first if input would be lost. */
  close: () => void
}

/** The dialog around a form. */
export const CloseGuardContext = createContext<CloseGuard | undefined>(undefined)
