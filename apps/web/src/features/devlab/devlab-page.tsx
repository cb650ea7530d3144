import { devlab } from '@tallgrass/brand'
import { LoopingCarousel } from '../../ui/looping-carousel'
import classes from './devlab-page.module.css'
import { ProductCard } from './product-card'

const slides = devlab.products.map((product) => ({
  id: product.slug,
  label: product.name,
  content: <ProductCard product={product} />,
}))

export function DevlabPage() {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{devlab.title}</h1>
      <p className={classes.lead}>{devlab.lead}</p>
      <LoopingCarousel
        label={devlab.carousel}
        slides={slides}
        slideSize={{ base: '100%', xs: '72%', md: '52%' }}
      />
    </div>
  )
}
