import { devlab, names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { ProductNotFound } from '../../../features/devlab/product-not-found'
import { ProductPage } from '../../../features/devlab/product-page'

export const Route = createFileRoute('/_public/devlab/$slug')({
  head: ({ params }) => ({ meta: metaOf(findProduct(params.slug)) }),
  component: DevlabProductPage,
})

function DevlabProductPage() {
  const product = findProduct(Route.useParams().slug)
  return product ? <ProductPage key={product.slug} product={product} /> : <ProductNotFound />
}

function findProduct(slug: string) {
  return devlab.products.find((product) => product.slug === slug)
}

function metaOf(product: ReturnType<typeof findProduct>) {
  return product
    ? [{ title: `${product.name}: ${names.business}` }, { name: 'description', content: product.summary }]
    : [{ title: devlab.notFound.title }, { name: 'robots', content: 'noindex' }]
}
