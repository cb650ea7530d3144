import { Modal, type ModalProps } from '@mantine/core'
import { startTransition, useMemo, useState } from 'react'
import { type CloseGuard, CloseGuardContext } from './close-guard'
import { DiscardQuestion } from './discard-question'
import { useBackGuard } from './use-back-guard'

interface FormModalProps extends Omit<ModalProps, 'closeOnEscape'> {
  /** Cannot be closed, because a call is in progress. */
  pending?: boolean
}

/** A dialog with a form. Asks before it closes if what was entered would be lost. */
export function FormModal({ children, onClose, opened, pending = false, ...modal }: FormModalProps) {
  const [asking, setAsking] = useState(false)
  const [forms] = useState(() => new Set<() => boolean>())
  const guard = useMemo<CloseGuard>(
    () => ({
      watch(isUnsaved) {
        forms.add(isUnsaved)
        return () => void forms.delete(isUnsaved)
      },
      close() {
        if (pending) return
        // Later, so that the question ignores the key that raises it.
        if (hasUnsaved(forms)) startTransition(() => setAsking(true))
        else onClose()
      },
    }),
    [forms, onClose, pending],
  )
  const back = useBackGuard({
    active: opened,
    blocks() {
      if (pending) return true
      if (!hasUnsaved(forms)) return false
      setAsking(true)
      return true
    },
  })
  function keepEditing() {
    back.stay()
    setAsking(false)
  }
  function discard() {
    setAsking(false)
    onClose()
    back.proceed()
  }
  return (
    <>
      <Modal {...modal} opened={opened} onClose={guard.close} closeOnEscape={!asking}>
        <CloseGuardContext value={guard}>{children}</CloseGuardContext>
      </Modal>
      <DiscardQuestion opened={opened && asking} onKeep={keepEditing} onDiscard={discard} />
    </>
  )
}

function hasUnsaved(forms: Set<() => boolean>): boolean {
  return [...forms].some((isUnsaved) => isUnsaved())
}
