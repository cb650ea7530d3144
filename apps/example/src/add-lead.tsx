import { addLeadInput } from '@tallgrass/client/contracts'
import { useTallgrass } from '@tallgrass/client/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from './problem-of.ts'

export function AddLead() {
  const tallgrass = useTallgrass()
  const queryClient = useQueryClient()
  const [refused, setRefused] = useState<string>()
  const newest = useQuery(tallgrass.admin.leads.list.queryOptions({ limit: 5 }))
  const create = useMutation(
    tallgrass.admin.leads.create.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(tallgrass.admin.leads.pathFilter()),
    }),
  )

  /** Checked by the site's own contract, before anything is sent. */
  function add(form: FormData) {
    const checked = addLeadInput.safeParse({ name: form.get('name'), email: form.get('email') })
    setRefused(checked.error?.issues[0]?.message)
    if (checked.success) create.mutate(checked.data)
  }

  const problem = refused ?? (create.isError ? problemOf(create.error) : undefined)
  return (
    <section aria-label="Leads">
      <h1>Leads</h1>
      <ul>
        {newest.data?.items.map(({ email, id, name }) => (
          <li key={id}>{name || email}</li>
        ))}
      </ul>
      <form action={add}>
        <label>
          Name <input name="name" />
        </label>
        <label>
          Email <input name="email" />
        </label>
        <button type="submit">Add lead</button>
      </form>
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}
