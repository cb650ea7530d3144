// The health check of the image: exits with 0 if the process in this container answers.
const [port = '3000'] = process.argv.slice(2)
const signal = AbortSignal.timeout(4000)
const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal }).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
