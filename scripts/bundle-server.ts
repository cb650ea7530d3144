import { inRepository } from './bootstrap/repository.mjs'
import { bundleServer } from './bundle/bundle-server.ts'

await bundleServer(inRepository('apps/server/dist/program'))
