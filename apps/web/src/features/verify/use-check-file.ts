import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../lib/trpc'
import { readFile } from './read-file'

/** Looks up the file's hash in our records and checks its seal. Only the hash is sent. */
export function useCheckFile() {
  const { client } = trpc.useUtils()
  return useMutation({
    async mutationFn(file: File) {
      const { seal, sha256 } = await readFile(file)
      const document = await client.portal.documents.verify.query({ sha256 })
      return { name: file.name, document, seal }
    },
  })
}

export type FileCheck = NonNullable<ReturnType<typeof useCheckFile>['data']>
