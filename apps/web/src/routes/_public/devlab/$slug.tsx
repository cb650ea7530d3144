import { devlab, names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { ProductNotFound } from '../../../features/devlab/product-not-found'
import { ProductPage } from '../../../features/devlab/product-page'
import { hiddenHead, pageHead } from '../../../lib/page-head'
import { breadcrumbs, software } from '../../../lib/structured-pages'

export const Route = createFileRoute('/_public/devlab/$slug')({
  loader: ({ params }) => {
    const product = findProduct(params.slug)
    if (!product) return hiddenHead(devlab.notFound.title)
    const { name, slug, summary } = product
    const path = `/devlab/${slug}`
    const trail = breadcrumbs([
      { name: devlab.title, path: '/devlab' },
      { name, path },
    ])
    const things = [software(product), trail]
    return pageHead({ path, title: `${name}: ${names.business}`, description: summary, things })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: DevlabProductPage,
})

function DevlabProductPage() {
  const product = findProduct(Route.useParams().slug)
  return product ? <ProductPage key={product.slug} product={product} /> : <ProductNotFound />
}

function findProduct(slug: string) {
  return devlab.products.find((product) => product.slug === slug)
}
