// Import this first: with Node.js below 20, everything else would fail with obscure errors.
const major = Number.parseInt(process.versions.node, 10)

if (major < 20) {
  console.error(
    `Tallgrass needs Node.js 20 or newer; this is ${process.version}. Install it from https://nodejs.org`,
  )
  process.exit(1)
}
