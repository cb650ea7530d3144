import { startPostgres } from './provision/postgres.ts'
const pgs = await startPostgres()
console.log(pgs.url)
process.stdin.resume()
process.stdin.on('end', () => pgs.stop().then(() => process.exit(0)))
