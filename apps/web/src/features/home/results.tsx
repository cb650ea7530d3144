import { IconBolt, IconPhone, IconSearch, IconStar } from '@tabler/icons-react'
import { home } from '@tallgrass/brand'
import classes from './results.module.css'

const icons = {
  'speed-to-lead': <IconBolt aria-hidden />,
  'ai-receptionist': <IconPhone aria-hidden />,
  'review-flywheel': <IconStar aria-hidden />,
  'ai-seo': <IconSearch aria-hidden />,
}

export function Results() {
  const { title, tiles } = home.results
  return (
    <section id="results" className={classes.results} aria-labelledby="results-title">
      <h2 id="results-title">{title}</h2>
      <ul className={classes.tiles}>
        {tiles.map((tile) => (
          <li key={tile.service}>
            <div className={classes.figures}>
              {tile.figures.map(({ value, label }) => (
                <p key={label}>
                  <span className={classes.value}>{value}</span>{' '}
                  <span className={classes.label}>{label}</span>
                </p>
              ))}
            </div>
            <h3 className={classes.service}>
              <a href={`/small-business?demo=${tile.service}`}>
                {icons[tile.service]}
                {tile.title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
