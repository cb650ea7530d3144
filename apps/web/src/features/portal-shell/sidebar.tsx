import { names } from '@tallgrass/brand'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BrandLogo } from '../../shared/business/brand-logo'
import { Grass } from '../../ui/grass'
import classes from './sidebar.module.css'
import { sidebarGrass } from './sidebar-grass'
import { SidebarItem } from './sidebar-item'

export interface SidebarEntry {
  icon: ReactNode
  label: string
  to: string
  /** Marked as current on this page only, not on the pages below it. */
  exact?: boolean
  /** Opens in a new tab. */
  newTab?: boolean
  /** The number of items that wait there. */
  waiting?: number | undefined
  /** What that number counts, after it: 'to countersign'. */
  what?: string
  /** The heading of a group, set on its first entry. */
  group?: string
}

interface SidebarProps {
  entries: SidebarEntry[]
  badge?: ReactNode
  foot?: ReactNode
  collapsed: boolean
  onNavigate?: () => void
}

export function Sidebar({ entries, badge, foot, collapsed, onNavigate }: SidebarProps) {
  return (
    <div className={classes.sidebar} data-collapsed={collapsed || undefined}>
      <Link to="/" className={classes.brand} onClick={onNavigate}>
        <BrandLogo name={names.product} compact={collapsed} />
      </Link>
      {badge && !collapsed && <div className={classes.badge}>{badge}</div>}
      <div className={classes.scroll}>
        <ul className={classes.list}>
          {entries.map((entry) => (
            <li key={entry.to}>
              {entry.group && !collapsed && <p className={classes.group}>{entry.group}</p>}
              <SidebarItem entry={entry} collapsed={collapsed} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </div>
      {foot}
      {!collapsed && <Grass plan={sidebarGrass} className={classes.grass} />}
    </div>
  )
}
