import { devlab } from '@tallgrass/brand'

/** The product's name in DevLab, or its slug if it is no longer there. */
export function productName(slug: string): string {
  return devlab.products.find((product) => product.slug === slug)?.name ?? slug
}
