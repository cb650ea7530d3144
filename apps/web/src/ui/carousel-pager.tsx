import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { EmblaCarouselType } from 'embla-carousel'
import type { KeyboardEvent } from 'react'
import classes from './looping-carousel.module.css'

interface CarouselPagerProps {
  embla: EmblaCarouselType | undefined
  slides: readonly { id: string; label: string }[]
  /** The index of the slide in the middle. */
  active: number
}

/** The buttons of a carousel, and which slide is in the middle. */
export function CarouselPager({ active, embla, slides }: CarouselPagerProps) {
  function turn(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    if (event.key === 'ArrowLeft') embla?.scrollPrev()
    else embla?.scrollNext()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work on the buttons inside.
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
      <p className={classes.place}>
        {active + 1} of {slides.length}
      </p>
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
  )
}
