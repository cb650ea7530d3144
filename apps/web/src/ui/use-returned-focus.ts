import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

const FIELD = 'input:enabled, select:enabled, textarea:enabled'

/**
 * Returns the focus to a form after a refused call: the pressed button lost it to the page while it was disabled. It goes
 * to the first field with an error, or to that button, or to the first field if the button stays disabled.
 */
export function useReturnedFocus(form: RefObject<HTMLFormElement | null>, pending: boolean) {
  const last = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (pending || !last.current || document.activeElement !== document.body) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const pressed = last.current.matches(':disabled') ? find(FIELD) : last.current
    const target = find('[aria-invalid="true"]') ?? pressed
    target?.focus()
  }, [form, pending])
  return {
    onFocus({ target }: FocusEvent<HTMLFormElement, HTMLElement>) {
      last.current = target
    },
  }
}
