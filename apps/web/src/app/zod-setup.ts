// zod would probe for `new Function`, which the Content-Security-Policy reports and forbids. Told by its global
// setting and not by its `config`, which would bring the library into the first chunk.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
