import { home, names } from '@tallgrass/brand'
import { Grass } from '../../ui/grass'
import { whyGrass } from './home-grass'
import classes from './why.module.css'

export function Why() {
  const { title, reasons } = home.why
  return (
    <section className={classes.why} aria-labelledby="why-title">
      <div className={classes.aside}>
        <hgroup>
          <h2 id="why-title">{title}</h2>
          <p className={classes.name}>{names.business}</p>
        </hgroup>
        <Grass plan={whyGrass} className={classes.tuft} keep="xMinYMax meet" />
      </div>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={reason.title}>
            <h3>{reason.title}</h3>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
