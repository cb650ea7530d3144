import { devlab } from '@tallgrass/brand'
import { LoopingCarousel } from '../../ui/looping-carousel'
import { SiteHead } from '../../ui/site-head'
import { SiteWidth } from '../../ui/site-width'
import classes from './devlab-page.module.css'
import { ProductCard } from './product-card'

const slides = devlab.products.map((product) => ({
  id: product.slug,
  label: product.name,
  content: <ProductCard product={product} />,
}))

export function DevlabPage() {
  return (
    <SiteWidth className={classes.page}>
      <SiteHead title={devlab.title} lead={devlab.lead} />
      <LoopingCarousel
        label={devlab.carousel}
        slides={slides}
        slideSize={{ base: '100%', xs: '72%', md: '52%' }}
      />
    </SiteWidth>
  )
}
