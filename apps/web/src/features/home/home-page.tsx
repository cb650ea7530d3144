import { CallToAction } from './call-to-action'
import { Hero } from './hero'
import classes from './home-page.module.css'
import { Questions } from './questions'
import { Results } from './results'
import { Why } from './why'

export function HomePage() {
  return (
    <div className={classes.home}>
      <Hero />
      <Results />
      <Why />
      <CallToAction />
      <Questions />
    </div>
  )
}
