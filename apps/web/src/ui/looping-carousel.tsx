import '@mantine/carousel/styles.layer.css'
import { Carousel } from '@mantine/carousel'
import { useReducedMotion } from '@mantine/hooks'
import type { EmblaCarouselType } from 'embla-carousel'
import { type ReactNode, useEffect, useState } from 'react'
import { CarouselPager } from './carousel-pager'
import classes from './looping-carousel.module.css'

/** In embla's own unit, not in milliseconds. */
const GLIDE = 25

interface LoopingCarouselProps {
  /** Names the carousel for screen readers. */
  label: string
  slides: { id: string; label: string; content: ReactNode }[]
  /** The id of the slide in the middle; the first slide if no slide has this id. */
  shown?: string | undefined
  /** Called when another slide comes to the middle. */
  onShown?: (id: string) => void
  /** At least half of the width: with less, all slides fit and there is nothing to loop. */
  slideSize: string | { base: string; [breakpoint: string]: string }
}

/** A carousel with one slide in the middle and its neighbors at the edges. Turns by arrows, dots, keys and swipes. */
export function LoopingCarousel({ label, onShown, shown, slides, slideSize }: LoopingCarouselProps) {
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
    // Undoes the browser's own scrolling to a hash or to the focus: the carousel moves its slides itself.
    const undo = () => viewport.scrollTo({ left: 0 })
    undo()
    viewport.addEventListener('scroll', undo)
    return () => viewport.removeEventListener('scroll', undo)
  }, [embla])

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== first) embla.scrollTo(first)
  }, [embla, first])

  function show(index: number) {
    setActive(index)
    const slide = slides[index]
    if (slide) onShown?.(slide.id)
  }

  return (
    <section aria-roledescription="carousel" aria-label={label} className={classes.carousel}>
      <Carousel
        role="presentation"
        aria-roledescription={undefined}
        withControls={false}
        // Off, because it would also take the arrow keys from the fields inside a slide.
        withKeyboardEvents={false}
        initialSlide={first}
        getEmblaApi={setEmbla}
        onSlideChange={show}
        emblaOptions={{ loop: true, align: 'center', duration: reduced ? 0 : GLIDE }}
        slideSize={slideSize}
        slideGap="var(--carousel-gap, var(--mantine-spacing-lg))"
        // Before the script has loaded, the slides can be reached by scrolling.
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
      <CarouselPager embla={embla} slides={slides} active={active} />
    </section>
  )
}
