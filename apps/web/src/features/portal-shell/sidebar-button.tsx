import type { ReactNode } from 'react'
import { Hint } from '../../ui/hint'
import classes from './sidebar-item.module.css'

/** A sidebar entry that runs an action instead of following a link. */
export function SidebarButton({
  icon,
  label,
  onClick,
}: {
  icon: ReactNode
  label: string
  onClick: () => void
}) {
  return (
    <Hint label={label} position="right">
      <button type="button" className={classes.item} onClick={onClick}>
        {icon}
        <span className={classes.buttonLabel}>{label}</span>
      </button>
    </Hint>
  )
}
