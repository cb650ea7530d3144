import { useEffect, useRef } from 'react'
import { viewToken } from '../lib/view-token'
import { lazyPart } from '../ui/lazy-part'
import { NewVersion } from '../ui/new-version'
import classes from './foot-notices.module.css'
import { OutageNotice } from './outage-notice'

export const loadViewStrip = () => import('../features/viewing/view-strip').then((module) => module.ViewStrip)
const ViewStrip = lazyPart(loadViewStrip)

/** Lasting notices at the foot of the page. Other elements there make room for them with `--foot-notices`. */
export function FootNotices() {
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = foot
    if (!current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--foot-notices', `${current.offsetHeight}px`)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot-notices')
    }
  }, [])
  return (
    <div ref={foot} className={classes.foot}>
      <OutageNotice />
      <NewVersion />
      {viewToken() && <ViewStrip />}
    </div>
  )
}
