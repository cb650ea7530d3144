// Imported first: what follows needs this version, and would fail in ways that do not say so.
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(`Node.js 24 or newer is required; this is ${process.versions.node}. Start with: npm start`)
  process.exit(1)
}
