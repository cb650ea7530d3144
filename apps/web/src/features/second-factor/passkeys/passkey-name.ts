import { useForm } from '@mantine/form'

const MAX_NAME = 60

/** The rule of the server; its schema would bring all others of the account along. */
export function usePasskeyName(name: string) {
  return useForm({
    initialValues: { name },
    validate: {
      name(value) {
        if (value.trim() === '') return 'Name is required'
        return value.trim().length > MAX_NAME ? `Name must be at most ${MAX_NAME} characters` : null
      },
    },
  })
}
