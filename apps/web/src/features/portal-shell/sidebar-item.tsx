import { Link } from '@tanstack/react-router'
import { Hint } from '../../ui/hint'
import type { SidebarEntry } from './sidebar'
import classes from './sidebar-item.module.css'

interface SidebarItemProps {
  entry: SidebarEntry
  collapsed: boolean
  onNavigate?: (() => void) | undefined
}

export function SidebarItem({ entry, collapsed, onNavigate }: SidebarItemProps) {
  const { icon, label, to, exact = false, newTab = false, waiting = 0, what = 'waiting' } = entry
  const fullLabel = waiting > 0 ? `${label}, ${waiting} ${what}` : label
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Hint label={fullLabel} position="right" disabled={!collapsed && waiting === 0}>
      <Link
        to={to}
        activeOptions={{ exact }}
        className={classes.item}
        aria-label={collapsed ? fullLabel : undefined}
        onClick={onNavigate}
        {...tab}
      >
        {icon}
        {!collapsed && <span>{label}</span>}
        {!collapsed && waiting > 0 && (
          <span className={classes.waiting}>
            {waiting}
            <span className={classes.unseen}> {what}</span>
          </span>
        )}
      </Link>
    </Hint>
  )
}
