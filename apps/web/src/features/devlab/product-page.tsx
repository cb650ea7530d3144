import { Button } from '@mantine/core'
import { IconCheck, IconExternalLink } from '@tabler/icons-react'
import { type DevlabProduct, devlab } from '@tallgrass/brand'
import { BackLink } from '../../ui/back-link'
import { SiteWidth } from '../../ui/site-width'
import { Cover } from './cover'
import classes from './product-page.module.css'
import { Waitlist } from './waitlist'

export function ProductPage({ product }: { product: DevlabProduct }) {
  const { audience, bullets, description, earlyAccessUrl, image, imageLabel, name, slug, state } = product
  return (
    <SiteWidth className={classes.page}>
      <BackLink to="/devlab">{devlab.back}</BackLink>
      <div className={classes.hero}>
        <div>
          <h1>{name}</h1>
          <p>{description}</p>
          {earlyAccessUrl && (
            <Button
              component="a"
              href={earlyAccessUrl}
              target="_blank"
              rel="noopener"
              mt="lg"
              rightSection={<IconExternalLink aria-hidden />}
            >
              {devlab.earlyAccess}
            </Button>
          )}
        </div>
        <div className={classes.cover}>
          <Cover image={image} label={imageLabel} />
        </div>
      </div>
      <div className={classes.columns}>
        <div className={classes.text}>
          <section aria-labelledby="features">
            <h2 id="features">{devlab.features}</h2>
            <ul>
              {bullets.map((bullet) => (
                <li key={bullet}>
                  <IconCheck aria-hidden />
                  {bullet}
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="audience">
            <h2 id="audience">{devlab.audience}</h2>
            <p>{audience}</p>
          </section>
          <section aria-labelledby="state">
            <h2 id="state">{devlab.state}</h2>
            <p>{state}</p>
          </section>
        </div>
        <Waitlist product={slug} />
      </div>
    </SiteWidth>
  )
}
