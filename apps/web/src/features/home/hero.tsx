import { IconArrowRight } from '@tabler/icons-react'
import { home } from '@tallgrass/brand'
import { Grass } from '../../ui/grass'
import { siteButton } from '../../ui/site-button'
import { DayCards } from './day-cards'
import classes from './hero.module.css'
import { heroGrass } from './home-grass'

export function Hero() {
  const { title, text, button } = home.hero
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
      {/* Drawn behind the text but placed after it, so that a slow connection shows the text first. */}
      <Grass plan={heroGrass} className={classes.grass} />
    </section>
  )
}
