import { IconInfoCircle } from '@tabler/icons-react'
import { demoPage } from '@tallgrass/brand'
import type { ReactNode } from 'react'
import { useSingleClicks } from '../../../lib/use-single-clicks'
import { StatusBadge } from '../../../ui/status-badge'
import { DEMO_SECTION_ID } from '../demo-section'
import { type Again, DemoEnd } from './demo-end'
import classes from './demo-frame.module.css'
import { useDemoInView } from './use-demo-in-view'

interface DemoFrameProps {
  title: string
  text: string
  /** The form, then the steps. */
  children: ReactNode
  /** What the visitor came to see: a phone, an inbox, a reply. */
  outcome: ReactNode
  /** Shown above both when there are any. */
  results?: ReactNode
  /** Shown below both. */
  figures?: ReactNode
  isRunning: boolean
  /** On a narrow screen the outcome is above the children; otherwise only while the demo runs. */
  outcomeFirst?: boolean
  /** The visitor writes in the outcome, so it must not move when the demo starts. */
  staysPut?: boolean
  again?: Again | undefined
}

/** The frame of an open demo. */
export function DemoFrame(props: DemoFrameProps) {
  const { again, children, figures, isRunning, outcome, results, staysPut = false, text, title } = props
  const { outcomeFirst = isRunning } = props
  const singleClicks = useSingleClicks()
  const { head, section } = useDemoInView({ isRunning, outcomeFirst, staysPut, hasResults: Boolean(results) })
  const parts = [
    <div key="outcome" className={classes.outcome}>
      {outcome}
    </div>,
    <div key="more" className={classes.more}>
      {children}
    </div>,
  ]
  return (
    <section
      ref={section}
      id={DEMO_SECTION_ID}
      tabIndex={-1}
      aria-labelledby="demo-title"
      className={classes.frame}
      data-running={isRunning || undefined}
      {...singleClicks}
    >
      <div ref={head} className={classes.head}>
        <StatusBadge icon={<IconInfoCircle aria-hidden />} tone="info">
          {demoPage.tag}
        </StatusBadge>
        <h2 id="demo-title">{title}</h2>
        <p className={classes.text}>{text}</p>
      </div>
      {results && <div className={classes.results}>{results}</div>}
      {outcomeFirst ? parts : parts.toReversed()}
      {figures && <div className={classes.figures}>{figures}</div>}
      <DemoEnd again={again} />
    </section>
  )
}
