import { demoPage, demos } from '@tallgrass/brand'
import type { DemoId } from '@tallgrass/domain'
import { useLocation } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { BackLink } from '../../ui/back-link'
import { LoopingCarousel } from '../../ui/looping-carousel'
import { PageSpinner } from '../../ui/page-spinner'
import { SiteHead } from '../../ui/site-head'
import { SiteWidth } from '../../ui/site-width'
import { DemoCard } from './demo-card'
import { demoViews } from './demo-views'
import classes from './demos-page.module.css'

// As wide as the site's text, with part of the next cards visible; never so narrow that all cards fit at once.
const SLIDE_SIZE = 'calc(max(52%, min(100% - 2 * var(--gutter), 65.5rem)))'

/** With `isAdmin`, each card also shows the demo's tech stack. */
export function DemosPage({ isAdmin }: { isAdmin: boolean }) {
  // A link may target one of the cards.
  const hash = useLocation({ select: (location) => location.hash })
  const [openId, setOpenId] = useState<DemoId | null>(null)
  // Lags behind while the demo is loaded.
  const loadedId = useDeferredValue(openId)
  const Demo = loadedId && demoViews[loadedId]
  const slides = demos.map((demo, index) => ({
    id: demo.id,
    label: demo.title,
    content: (
      <DemoCard
        demo={demo}
        number={index + 1}
        isOpen={demo.id === openId}
        isAdmin={isAdmin}
        onToggle={() => setOpenId(demo.id === openId ? null : demo.id)}
      />
    ),
  }))
  return (
    <div className={classes.page}>
      <SiteWidth>
        <SiteHead
          title={demoPage.heading}
          lead={demoPage.lead}
          back={<BackLink to="/">{demoPage.back}</BackLink>}
        />
      </SiteWidth>
      <LoopingCarousel label={demoPage.carousel} shown={hash} slides={slides} slideSize={SLIDE_SIZE} />
      <SiteWidth className={classes.open}>
        {openId && openId !== loadedId && <PageSpinner label="Loading the demo" />}
        {Demo && openId === loadedId && <Demo key={loadedId} />}
      </SiteWidth>
    </div>
  )
}
