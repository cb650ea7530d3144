// The server's part of `npm run build`.
import { databaseImage } from './database-image.ts'
import { makeImage } from './make-image.ts'

await makeImage(databaseImage())
