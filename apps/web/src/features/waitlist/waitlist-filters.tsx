import { Group, NativeSelect } from '@mantine/core'
import { devlab } from '@tallgrass/brand'
import { useTyped } from '../../lib/use-typed'
import { SearchField } from '../../ui/search-field'
import { productName } from './product-name'
import type { WaitlistSearch } from './waitlist-search'

interface WaitlistFiltersProps {
  values: WaitlistSearch
  onChange: (values: WaitlistSearch) => void
}

export function WaitlistFilters({ onChange, values }: WaitlistFiltersProps) {
  const search = useTyped({
    value: values.search ?? '',
    isWhole: () => true,
    onChange: (text) => onChange({ ...values, search: text.trim() || undefined }),
  })
  const known = devlab.products.map(({ slug }) => slug)
  // A shared address may ask for a product that has left the lab.
  const slugs = [...new Set([...known, ...(values.product ? [values.product] : [])])]
  return (
    <Group role="search" aria-label="Filters">
      <SearchField
        label="Search the waitlist"
        placeholder="Name, email or company"
        value={search.typed}
        onChange={search.type}
      />
      <NativeSelect
        aria-label="Product"
        size="sm"
        data={[
          { value: '', label: 'All products' },
          ...slugs.map((slug) => ({ value: slug, label: productName(slug) })),
        ]}
        value={values.product ?? ''}
        onChange={(event) => onChange({ ...values, product: event.currentTarget.value || undefined })}
      />
    </Group>
  )
}
