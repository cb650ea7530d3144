import { Tooltip, type TooltipProps } from '@mantine/core'
import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useId, useState } from 'react'
import classes from './hint.module.css'

interface HintProps extends Pick<TooltipProps, 'position' | 'multiline' | 'maw'> {
  /** A function is called only when the hint shows. */
  label: ReactNode | (() => ReactNode)
  disabled?: boolean
  /** One element that passes these attributes on. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/**
 * Shows a tooltip while the element is hovered or has the focus. Mantine's own costs each element a portal and several
 * renders when the page starts, whether anyone sees it or not; this is only there while it shows.
 */
export function Hint({ children, disabled = false, label, maw, ...rest }: HintProps) {
  const id = useId()
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const show = (event: { currentTarget: HTMLElement }) => setTarget(event.currentTarget)
  const hide = () => setTarget(null)
  const shows = target !== null && !disabled
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': shows ? id : undefined,
        onPointerEnter: show,
        onPointerLeave: hide,
        onFocus: show,
        onBlur: hide,
        onKeyDown: ({ key }) => key === 'Escape' && hide(),
      })}
      {shows && (
        <Tooltip
          {...rest}
          {...(maw === undefined ? {} : { maw })}
          className={classes.hint}
          label={<span id={id}>{typeof label === 'function' ? label() : label}</span>}
          target={target}
          opened
        />
      )}
    </>
  )
}
