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
          {/* A full page load, as the product wants it. */}
          <a href="/small-business" className={siteButton({ size: 'large' })}>
            {button}
            <IconArrowRight aria-hidden />
          </a>
        </div>
        <DayCards />
      </div>
      {/* Behind the text, but after it: a slow line brings the words first. */}
      <Grass plan={heroGrass} className={classes.grass} />
    </section>
  )
}
