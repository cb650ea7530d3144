import { Modal, type ModalProps } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { type CloseGuard, CloseGuardContext } from './close-guard'
import { DiscardQuestion } from './discard-question'
import { Layer, useLayer } from './layers'
import { useBackGuard } from './use-back-guard'
import { useDiscardGuard } from './use-discard-guard'

interface FormModalProps extends Omit<ModalProps, 'closeOnEscape'> {
  /** Cannot be closed, because a call is in progress. */
  pending?: boolean
}

/** A dialog with a form. Asks before it closes if what was entered would be lost. */
export function FormModal({ children, onClose, opened, pending = false, ...modal }: FormModalProps) {
  const [forms] = useState(() => new Set<() => boolean>())
  const { cover, isCovered } = useLayer()
  const hasUnsaved = useCallback(() => [...forms].some((isUnsaved) => isUnsaved()), [forms])
  const { ask, asking, close, keep, leave } = useDiscardGuard({ hasUnsaved, onClose })
  const guard = useMemo<CloseGuard>(
    () => ({
      watch(isUnsaved) {
        forms.add(isUnsaved)
        return () => void forms.delete(isUnsaved)
      },
      close() {
        if (!pending) leave()
      },
    }),
    [forms, leave, pending],
  )
  const back = useBackGuard({
    active: opened,
    blocks() {
      if (pending) return true
      if (!hasUnsaved()) return false
      ask()
      return true
    },
  })
  function keepEditing() {
    back.stay()
    keep()
  }
  function discard() {
    close()
    back.proceed()
  }
  return (
    <>
      <Modal {...modal} opened={opened} onClose={guard.close} closeOnEscape={!asking && !isCovered}>
        <CloseGuardContext value={guard}>
          <Layer value={cover}>{children}</Layer>
        </CloseGuardContext>
      </Modal>
      <DiscardQuestion opened={opened && asking} onKeep={keepEditing} onDiscard={discard} />
    </>
  )
}
