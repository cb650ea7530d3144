import { devlab } from '@tallgrass/brand'
import { FilterBar } from '../../ui/filter-bar'
import { productName } from './product-name'
import type { WaitlistSearch } from './waitlist-search'

interface WaitlistFiltersProps {
  filters: WaitlistSearch
  onFiltersChange: (filters: WaitlistSearch) => void
}

export function WaitlistFilters({ filters, onFiltersChange }: WaitlistFiltersProps) {
  const known = devlab.products.map(({ slug }) => slug)
  // A shared address may name a product that is no longer in DevLab.
  const slugs = [...new Set([...known, ...(filters.product ? [filters.product] : [])])]
  return (
    <FilterBar
      search={{
        label: 'Search the waitlist',
        placeholder: 'Name, email or company',
        value: filters.search,
        onChange: (search) => onFiltersChange({ ...filters, search }),
      }}
      choices={[
        {
          label: 'Product',
          data: [
            { value: '', label: 'All products' },
            ...slugs.map((slug) => ({ value: slug, label: productName(slug) })),
          ],
          value: filters.product,
          onChange: (product) => onFiltersChange({ ...filters, product }),
        },
      ]}
    />
  )
}
