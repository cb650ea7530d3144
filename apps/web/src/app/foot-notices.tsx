import { useEffect, useRef } from 'react'
import { NewVersion } from '../ui/new-version'
import { AwayNotice } from './away-notice'
import classes from './foot-notices.module.css'

/** What stays until it is over, at the foot of the page: whatever else stands there makes room by `--foot-notices`. */
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
      <AwayNotice />
      <NewVersion />
    </div>
  )
}
