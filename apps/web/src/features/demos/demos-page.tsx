import { demoPage, demos } from '@tallgrass/brand'
import { type DemoId, demoIds } from '@tallgrass/domain'
import { useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'
import { BackLink } from '../../ui/back-link'
import { LoopingCarousel } from '../../ui/looping-carousel'
import { PageSpinner } from '../../ui/page-spinner'
import { SiteHead } from '../../ui/site-head'
import { SiteWidth } from '../../ui/site-width'
import { DemoCard } from './demo-card'
import { DemoPlaceContext } from './demo-place'
import { demoViews } from './demo-views'
import classes from './demos-page.module.css'
import { useShownCard } from './use-shown-card'

// As wide as the site's text, with part of the next cards visible; never so narrow that all cards fit at once.
const SLIDE_SIZE = 'calc(max(52%, min(100% - 2 * var(--gutter) - 2 * var(--carousel-peek, 0px), 65.5rem)))'

/** With `isAdmin`, each card also shows the demo's tech stack. */
export function DemosPage({ isAdmin }: { isAdmin: boolean }) {
  const { show, shown } = useShownCard()
  const [openId, setOpenId] = useState<DemoId | null>(null)
  // Lags behind while the demo is loaded.
  const loadedId = useDeferredValue(openId)
  const Demo = loadedId && demoViews[loadedId]
  const next = demos[(demos.findIndex(({ id }) => id === loadedId) + 1) % demos.length] ?? demos[0]

  function open(id: DemoId) {
    setOpenId(id)
    show(id)
  }

  function hide(id: DemoId) {
    flushSync(() => {
      setOpenId(null)
      show(id)
    })
    document.querySelector<HTMLElement>(`#${id} button[aria-expanded]`)?.focus()
  }

  const slides = demos.map((demo, index) => ({
    id: demo.id,
    label: demo.title,
    content: (
      <DemoCard
        demo={demo}
        number={index + 1}
        isOpen={demo.id === openId}
        isAdmin={isAdmin}
        onToggle={() => (demo.id === openId ? setOpenId(null) : open(demo.id))}
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
      <LoopingCarousel
        label={demoPage.carousel}
        shown={shown}
        onShown={(id) => show(demoIds.find((one) => one === id) ?? shown)}
        slides={slides}
        slideSize={SLIDE_SIZE}
      />
      <SiteWidth className={classes.open}>
        {openId && openId !== loadedId && <PageSpinner label="Loading the demo" />}
        {Demo && openId === loadedId && (
          <DemoPlaceContext
            value={{ next: next.title, onNext: () => open(next.id), onHide: () => hide(loadedId) }}
          >
            <Demo key={loadedId} />
          </DemoPlaceContext>
        )}
      </SiteWidth>
    </div>
  )
}
