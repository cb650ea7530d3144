import type { Contact } from '@tallgrass/contracts'

/** Contacts as the choices of a field. The address tells those with the same name apart. */
export function contactChoices(people: Contact[]) {
  return people.map(({ email, id, name }) => ({ value: id, label: `${name} (${email})` }))
}
