import { devlab } from '@tallgrass/brand'
import { FilterBar } from '../../ui/filter-bar'
import { productName } from './product-name'
import type { WaitlistSearch } from './waitlist-search'

interface WaitlistFiltersProps {
  values: WaitlistSearch
  onChange: (values: WaitlistSearch) => void
}

export function WaitlistFilters({ onChange, values }: WaitlistFiltersProps) {
  const known = devlab.products.map(({ slug }) => slug)
  // A shared address may ask for a product that has left the lab.
  const slugs = [...new Set([...known, ...(values.product ? [values.product] : [])])]
  return (
    <FilterBar
      search={{
        label: 'Search the waitlist',
        placeholder: 'Name, email or company',
        value: values.search,
        onChange: (search) => onChange({ ...values, search }),
      }}
      choices={[
        {
          label: 'Product',
          data: [
            { value: '', label: 'All products' },
            ...slugs.map((slug) => ({ value: slug, label: productName(slug) })),
          ],
          value: values.product,
          onChange: (product) => onChange({ ...values, product }),
        },
      ]}
    />
  )
}
