import { IconArrowRight } from '@tabler/icons-react'
import { home } from '@tallgrass/brand'
import { useMemo } from 'react'
import { useDrawingWidth } from '../../lib/use-drawing-width'
import { Grass } from '../../ui/grass'
import { siteButton } from '../../ui/site-button'
import { DayCards } from './day-cards'
import classes from './hero.module.css'
import { heroGrass } from './home-grass'

export function Hero() {
  const { title, text, button } = home.hero
  const width = useDrawingWidth()
  const grass = useMemo(() => heroGrass(width), [width])
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={classes.content}>
        <div className={classes.copy}>
          <h1 id="hero-title" className={classes.title}>
            {title}
          </h1>
          <p className={classes.lead}>{text}</p>
          {/* NOTE product rule: this is a full page load. */}
          <a href="/small-business" className={siteButton({ size: 'large' })}>
            {button}
            <IconArrowRight aria-hidden />
          </a>
        </div>
        <DayCards />
      </div>
      <Grass plan={grass} className={classes.grass} />
    </section>
  )
}
