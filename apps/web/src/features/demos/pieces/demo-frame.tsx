import { IconInfoCircle } from '@tabler/icons-react'
import { demoPage } from '@tallgrass/brand'
import { type ReactNode, useEffect, useRef } from 'react'
import { StatusBadge } from '../../../ui/status-badge'
import { DEMO_SECTION_ID } from '../demo-section'
import classes from './demo-frame.module.css'

interface DemoFrameProps {
  title: string
  text: string
  /** Below the text. */
  children?: ReactNode
  /** The thing itself: a telephone, an inbox, a search result. */
  device: ReactNode
  /** On a narrow screen it stands above the children. */
  deviceFirst?: boolean
}

/** The place where a demo opens. It comes into view and takes the focus, so that nobody has to look for it. */
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
