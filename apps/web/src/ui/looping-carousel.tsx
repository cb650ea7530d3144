import '@mantine/carousel/styles.layer.css'
import { Carousel } from '@mantine/carousel'
import { ActionIcon } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { EmblaCarouselType } from 'embla-carousel'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import classes from './looping-carousel.module.css'

/** Of embla's own unit, which is no milliseconds. */
const GLIDE = 25

interface LoopingCarouselProps {
  /** What the slides are. */
  label: string
  slides: { id: string; label: string; content: ReactNode }[]
  /** The id of the slide to begin with; the first one where there is none of this id. */
  shown?: string
  /** Half of the width at least: with less, all fit at once and nothing is left to loop. */
  slideSize: string | { base: string; [breakpoint: string]: string }
}

/** One slide in the middle, its neighbours at the edges; goes round by arrows, dots, keys and swipes. */
export function LoopingCarousel({ label, shown, slides, slideSize }: LoopingCarouselProps) {
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const [active, setActive] = useState(0)
  const reduced = useReducedMotion()
  const first = Math.max(
    0,
    slides.findIndex(({ id }) => id === shown),
  )

  useEffect(() => {
    const viewport = embla?.rootNode()
    if (!embla || !viewport) return
    setActive(embla.selectedScrollSnap())
    // The browser scrolls to what an address or the focus names; the carousel has its own way there.
    const undo = () => viewport.scrollTo({ left: 0 })
    undo()
    viewport.addEventListener('scroll', undo)
    return () => viewport.removeEventListener('scroll', undo)
  }, [embla])

  function turn(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    if (event.key === 'ArrowLeft') embla?.scrollPrev()
    else embla?.scrollNext()
  }
  return (
    <section aria-roledescription="carousel" aria-label={label} className={classes.carousel}>
      <Carousel
        role="presentation"
        aria-roledescription={undefined}
        withControls={false}
        // It would take the arrow keys from the fields of a slide too.
        withKeyboardEvents={false}
        initialSlide={first}
        getEmblaApi={setEmbla}
        onSlideChange={setActive}
        emblaOptions={{ loop: true, align: 'center', duration: reduced ? 0 : GLIDE }}
        slideSize={slideSize}
        slideGap="lg"
        // Until it moves, what does not fit can be reached by scrolling.
        mod={{ still: !embla }}
        classNames={{ viewport: classes.viewport, container: classes.container, slide: classes.slide }}
      >
        {slides.map(({ content, id, label: name }, index) => (
          <Carousel.Slide
            key={id}
            aria-label={`${index + 1} of ${slides.length}: ${name}`}
            inert={embla !== undefined && index !== active}
          >
            {content}
          </Carousel.Slide>
        ))}
      </Carousel>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work on the buttons inside. */}
      <div className={classes.pager} onKeyDown={turn}>
        <ActionIcon
          variant="default"
          size="lg"
          className={classes.arrow}
          aria-label="Previous slide"
          onClick={() => embla?.scrollPrev()}
        >
          <IconArrowLeft aria-hidden />
        </ActionIcon>
        <div className={classes.dots}>
          {slides.map(({ id, label: name }, index) => (
            <button
              key={id}
              type="button"
              className={classes.dot}
              aria-label={`Show ${name}`}
              aria-current={index === active || undefined}
              onClick={() => embla?.scrollTo(index)}
            />
          ))}
        </div>
        <ActionIcon
          variant="default"
          size="lg"
          className={classes.arrow}
          aria-label="Next slide"
          onClick={() => embla?.scrollNext()}
        >
          <IconArrowRight aria-hidden />
        </ActionIcon>
      </div>
    </section>
  )
}
