// Imported first: on older versions, the other imports fail with misleading errors.
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(`Node.js 24 or newer is required; this is ${process.versions.node}. Start with: npm start`)
  process.exit(1)
}
