import type { Company } from '@tallgrass/contracts'

/** A private person has no company. */
export function companyWords({ name }: Pick<Company, 'name'>) {
  return name
    ? { title: 'Company', edit: 'Edit company', dialog: 'Edit Company', done: 'Company Updated' }
    : { title: 'Billing details', edit: 'Edit details', dialog: 'Edit Details', done: 'Details Updated' }
}
