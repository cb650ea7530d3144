import { Button } from '@mantine/core'
import { IconBolt, IconMessageCircle, IconPhone, IconSearch, IconStar } from '@tabler/icons-react'
import { demoPage, type demos } from '@tallgrass/brand'
import classes from './demo-card.module.css'
import { DEMO_SECTION_ID } from './demo-section'
import { preloadDemo } from './demo-views'
import { Unbroken } from './pieces/unbroken'
import { ScheduleLink } from './schedule-link'
import { TechStack } from './tech-stack/tech-stack'

const icons = {
  bolt: <IconBolt aria-hidden />,
  message: <IconMessageCircle aria-hidden />,
  search: <IconSearch aria-hidden />,
  phone: <IconPhone aria-hidden />,
  star: <IconStar aria-hidden />,
}

const parts = ['importance', 'job', 'description'] as const

interface DemoCardProps {
  demo: (typeof demos)[number]
  number: number
  isOpen: boolean
  isAdmin: boolean
  onToggle: () => void
}

export function DemoCard({ demo, isAdmin, isOpen, number, onToggle }: DemoCardProps) {
  return (
    <article id={demo.id} className={classes.card} aria-labelledby={`${demo.id}-title`}>
      <div className={classes.left}>
        <span className={classes.icon}>{icons[demo.icon]}</span>
        <h2 id={`${demo.id}-title`}>
          {number}. <Unbroken>{demo.title}</Unbroken>
        </h2>
        <p className={classes.descriptor}>{demo.descriptor}</p>
        {isAdmin && <TechStack demoId={demo.id} />}
        <div className={classes.buttons}>
          <Button
            onClick={onToggle}
            onPointerEnter={() => preloadDemo(demo.id)}
            onFocus={() => preloadDemo(demo.id)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? DEMO_SECTION_ID : undefined}
          >
            {isOpen ? demoPage.hide : demo.primaryCta}
          </Button>
          <ScheduleLink>{demo.secondaryCta}</ScheduleLink>
        </div>
      </div>
      <dl className={classes.parts}>
        {parts.map((part) => (
          <div key={part}>
            <dt>{demoPage.parts[part]}</dt>
            <dd>{demo[part]}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
