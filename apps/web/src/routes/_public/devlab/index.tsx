import { devlab, names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { DevlabPage } from '../../../features/devlab/devlab-page'
import { pageHead } from '../../../lib/page-head'
import { breadcrumbs, software } from '../../../lib/structured-pages'

const path = '/devlab'

export const Route = createFileRoute('/_public/devlab/')({
  loader: () => {
    const { description, products, title } = devlab
    const things = [breadcrumbs([{ name: title, path }]), ...products.map(software)]
    return pageHead({ path, title: `${title}: ${names.business}`, description, things })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: DevlabPage,
})
