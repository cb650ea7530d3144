import { devlab } from '@tallgrass/brand'

/** What the lab calls it; a product that has left the lab keeps its slug. */
export function productName(slug: string): string {
  return devlab.products.find((product) => product.slug === slug)?.name ?? slug
}
