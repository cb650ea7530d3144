import { Modal, type ModalProps } from '@mantine/core'
import { createContext, use, useEffect, useState } from 'react'
import { watchInput } from '../../../lib/unsaved-input'

const LockContext = createContext<((isLocked: boolean) => void) | undefined>(undefined)

/** A dialog that may end in recovery codes. While they are shown, only their own button closes it. */
export function CodesModal(props: ModalProps) {
  const [isLocked, setLocked] = useState(false)
  return (
    <LockContext value={setLocked}>
      <Modal {...props} closeOnClickOutside={false} closeOnEscape={!isLocked} withCloseButton={!isLocked} />
    </LockContext>
  )
}

/** Keeps the dialog around what is shown only once, and asks before the page is left. */
export function useShownOnce(): void {
  const lock = use(LockContext)
  useEffect(() => {
    lock?.(true)
    const unwatch = watchInput(() => true)
    return () => {
      unwatch()
      lock?.(false)
    }
  }, [lock])
}
