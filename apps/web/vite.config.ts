import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mantineCss } from './tools/mantine-css.ts'
import { noMocks } from './tools/no-mocks.ts'
import { sharedChunks } from './tools/shared-chunks.ts'

// The way to the first paint of the public site stays in the one initial chunk.
const eager = new Set(['__root__', '/_public', '/_public/'])

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    mantineCss(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: false,
      codeSplittingOptions: {
        // A route that is loaded beside another router's is taken for its new version: tests make several routers.
        addHmr: mode !== 'test',
        splitBehavior({ routeId }) {
          if (eager.has(routeId)) return []
          // A page without a session brings the texts of its head along with what it shows.
          return routeId.startsWith('/portal')
            ? undefined
            : [['loader', 'component'], ['errorComponent'], ['notFoundComponent']]
        },
      },
    }),
    react(),
    noMocks(),
  ],
  build: {
    reportCompressedSize: false,
    manifest: !isSsrBuild,
    // A browser that does not know it fetches the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Its packages do not say so themselves, and everything they export would be shipped.
      treeshake: { moduleSideEffects: [{ test: /@trpc[\\/]client/, sideEffects: false }] },
      output: isSsrBuild
        ? {}
        : {
            // The first script names all others, and a name does not compress: the manifest says what is what.
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: 'assets/[hash][extname]',
            codeSplitting: {
              groups: [{ name: 'initial', tags: ['$initial'], priority: 3 }, ...sharedChunks()],
            },
          },
    },
  },
}))
