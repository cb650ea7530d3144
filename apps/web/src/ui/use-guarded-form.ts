import { type FormEvent, type RefObject, use, useEffect, useRef } from 'react'
import { typedValues } from '../lib/typed-values'
import { watchInput } from '../lib/unsaved-input'
import { CloseGuardContext } from './close-guard'

interface GuardedForm {
  /** Closes the dialog around the form, but asks first if input would be lost. Undefined on a page. */
  close: (() => void) | undefined
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    onFocusCapture: () => void
    onPointerDownCapture: () => void
    onKeyDownCapture: () => void
    onInputCapture: () => void
    onChangeCapture: () => void
    onClickCapture: (event: FormEvent) => void
  }
}

/**
 * Props for a form whose input must not be lost. Only what someone changes counts: fields may also be filled while data
 * loads.
 */
export function useGuardedForm(): GuardedForm {
  const guard = use(CloseGuardContext)
  const ref = useRef<HTMLFormElement>(null)
  const before = useRef<string>(undefined)
  const touched = useRef(false)
  const watch = guard?.watch
  useEffect(() => {
    const isUnsaved = () =>
      touched.current && ref.current !== null && typedValues(ref.current) !== before.current
    const unwatch = [watchInput(isUnsaved), watch?.(isUnsaved)]
    return () => {
      for (const end of unwatch) end?.()
    }
  }, [watch])

  function remember() {
    if (!touched.current && ref.current) before.current = typedValues(ref.current)
  }
  function touch() {
    touched.current = true
  }
  /** A chosen option or an added line changes the form without an input event. */
  function touchByClick({ target }: FormEvent) {
    if (target instanceof Element && target.closest('[role="option"], [type="button"]')) touch()
  }
  return {
    close: guard?.close,
    formProps: {
      ref,
      onFocusCapture: remember,
      onPointerDownCapture: remember,
      onKeyDownCapture: remember,
      onInputCapture: touch,
      onChangeCapture: touch,
      onClickCapture: touchByClick,
    },
  }
}
