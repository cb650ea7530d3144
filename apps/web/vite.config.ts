import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiDocs } from './tools/api-docs.ts'
import { mantineCss } from './tools/mantine-css.ts'
import { onlyProduct } from './tools/only-product.ts'
import { pdfResources } from './tools/pdf-resources.ts'
import { reactSignals } from './tools/react-signals.ts'
import { scopedName } from './tools/scoped-name.ts'
import { settledMantine } from './tools/settled-mantine.ts'
import { sharedChunks } from './tools/shared-chunks.ts'
import { stripContractDocs } from './tools/strip-contract-docs.ts'
import { subscriptionsApart } from './tools/subscriptions-apart.ts'
import { themeStyles } from './tools/theme-styles.ts'

// These routes stay in the initial chunk, for the first paint of the public site.
const eager = new Set(['__root__', '/_public', '/_public/'])

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    mantineCss(),
    themeStyles(),
    stripContractDocs(),
    subscriptionsApart(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: false,
      codeSplittingOptions: {
        // Off in tests, which create several routers: HMR would confuse their routes.
        addHmr: mode !== 'test',
        splitBehavior({ routeId }) {
          if (eager.has(routeId)) return []
          // A page loads its calls and its head's texts in one chunk with its component, and with what it shows for a record
          // that does not exist.
          return [['loader', 'component', 'notFoundComponent'], ['errorComponent']]
        },
      },
    }),
    react(),
    reactSignals(),
    settledMantine(),
    onlyProduct(),
    pdfResources(),
    apiDocs(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  // React has had this hook of its own since version 18.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'url-parse': fileURLToPath(new URL('src/lib/native-url.ts', import.meta.url)),
    },
  },
  // The renderer is one program with everything in it: it starts faster, and React is the production one.
  ssr: { noExternal: true },
  build: {
    reportCompressedSize: false,
    manifest: !isSsrBuild,
    // Browsers without support just fetch the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Of 6,700 icons and components that packages export, it reads those in use.
      experimental: { lazyBarrel: true },
      // The package does not declare this itself, and without it all of its exports would be bundled.
      treeshake: { moduleSideEffects: [{ test: /@trpc[\\/]client/, sideEffects: false }] },
      output: isSsrBuild
        ? {}
        : {
            // Reading a property or a global changes nothing here; that saves 0.4 kB of the first script.
            minify: {
              compress: { treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false } },
              mangle: true,
              codegen: true,
            },
            // Short hashes only: the first script contains all names, which do not compress. The manifest maps them.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
            codeSplitting: {
              groups: [{ name: 'initial', tags: ['$initial'], priority: 5 }, ...sharedChunks()],
            },
          },
    },
  },
}))
