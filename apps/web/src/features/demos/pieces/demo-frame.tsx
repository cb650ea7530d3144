import { IconInfoCircle } from '@tabler/icons-react'
import { demoPage } from '@tallgrass/brand'
import { type ReactNode, useEffect, useRef } from 'react'
import { StatusBadge } from '../../../ui/status-badge'
import { DEMO_SECTION_ID } from '../demo-section'
import classes from './demo-frame.module.css'

interface DemoFrameProps {
  title: string
  text: string
  /** Shown below the text. */
  children?: ReactNode
  /** The simulated device: a phone, an inbox, a search result. */
  device: ReactNode
  /** Puts the device above the children on a narrow screen. */
  deviceFirst?: boolean
}

/** The frame of an open demo. Scrolls into view and takes focus when it mounts. */
export function DemoFrame({ children, device, deviceFirst, text, title }: DemoFrameProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section
      ref={section}
      id={DEMO_SECTION_ID}
      tabIndex={-1}
      aria-labelledby="demo-title"
      className={classes.frame}
      data-device-first={deviceFirst}
    >
      <div className={classes.about}>
        <div>
          <StatusBadge icon={<IconInfoCircle aria-hidden />} tone="info">
            {demoPage.tag}
          </StatusBadge>
          <h2 id="demo-title">{title}</h2>
          <p className={classes.text}>{text}</p>
        </div>
        <div className={classes.more}>{children}</div>
      </div>
      {device}
    </section>
  )
}
