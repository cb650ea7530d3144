import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { looksDisabled } from '../lib/looks-disabled'

interface ActionButtonProps extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {}

/**
 * Mantine's button for an action that takes a while or may be refused. While `disabled` or `loading`, it only looks
 * disabled: a disabled button would lose the focus to the page. It ignores presses then, and Enter in a field of its
 * form, which the browser turns into a click on the submit button.
 */
export function ActionButton({ disabled = false, onClick, ...button }: ActionButtonProps) {
  const isIdle = !disabled && !button.loading
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isIdle) onClick?.(event)
    else event.preventDefault()
  }
  return (
    <Button
      {...button}
      {...looksDisabled(!isIdle)}
      onClick={press}
      renderRoot={(root) => <button {...root} disabled={false} />}
    />
  )
}
