import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCompressedTexts } from './compressed-texts.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

export type FilledFiles = ReturnType<typeof createFilledFiles>

/** Built files that contain a placeholder for this installation's origin. Each is filled in on its first request. */
export function createFilledFiles(
  root: string,
  { placeholder, publicUrl }: { placeholder: string; publicUrl: string },
) {
  const texts = createCompressedTexts(async (file) =>
    (await readFile(join(root, file), 'utf8')).replaceAll(placeholder, publicUrl),
  )
  return {
    send(
      { file, personal, status }: { file: string; status: number; personal?: boolean | undefined },
      request: FastifyRequest,
      reply: FastifyReply,
    ) {
      const type = types[extname(file)] ?? 'application/octet-stream'
      return texts.send({ name: file, status, personal, type }, request, reply)
    },
  }
}
