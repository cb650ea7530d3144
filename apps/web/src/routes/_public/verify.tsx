import { names, verifyPage } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '../../features/verify/verify-page'
import { pageHead } from '../../lib/page-head'
import { breadcrumbs } from '../../lib/structured-pages'

const path = '/verify'

export const Route = createFileRoute('/_public/verify')({
  loader: () => {
    const { description, title } = verifyPage
    const things = [breadcrumbs([{ name: title, path }])]
    return pageHead({ path, title: `${title}: ${names.business}`, description, things })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: VerifyPage,
})
