import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Files of their own for what most pages share, since on a slow connection each further file is a round trip, and each name
 * of a file stands in the one that names all routes. What only lists, dialogs or forms need is apart; the chooser and menus
 * of commands are for some forms only.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
  {
    name: 'ui',
    test: /\/app\/(ui\/(?!chooser\/|command-menu\/|headless\/|filter-(chips|form)|sort-|share-|copy-|file-|dialog-|error-summary|text-area|typed-early|search-form)|routes\/shell\/(?!remove-dialog)|http\/|forms\/(form-draft|draft-items|leave-guard|unsaved)|values\/(own-search|ids|site-path|parse-url|image-address|text)\.ts)/,
    minShareCount: 2,
  },
  // What all forms need, with the library or without.
  {
    name: 'forms',
    test: /\/app\/(forms\/(delayed-check|field|field-order|lazy-schema|stashed-form)\.ts|ui\/(error-summary|text-area|typed-early))/,
  },
  { name: 'dialogs', test: /\/app\/(ui\/dialog-frame|routes\/shell\/remove-dialog)/ },
  // Whole, because the search of the bar needs parts of it late.
  { name: 'chooser', test: /\/app\/ui\/chooser\/(?!live-|use-found)/ },
  { name: 'share', test: /\/app\/ui\/(share-|copy-)/ },
  { name: 'lists', test: /\/app\/(lists\/|ui\/(filter-(chips|form)|sort-))/, minShareCount: 2 },
]

/**
 * As short as they stay apart, because one file of each first visit has the names of all. What is shared by all pages, or
 * loaded late, keeps a name that can be recognized in a browser's list of requests.
 */
const names = {
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: ({ name }: { name: string }) =>
    /^(framework|ui|lists|dialogs|forms|chooser|live-)/.test(name)
      ? 'assets/[name]-[hash:7].js'
      : 'assets/[hash:7].js',
}

/** Of what a late script needs, every page has these: they needn’t be named again. */
const HERE_ALREADY = /\/(framework|ui)-/

/** What Headless UI imports for abilities that no list here uses: two fifths of what a chooser would load. */
const alias = {
  '@floating-ui/react': fileURLToPath(new URL('./app/ui/headless/floating.ts', import.meta.url)),
  '@tanstack/react-virtual': fileURLToPath(new URL('./app/ui/headless/virtual.ts', import.meta.url)),
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias },
  // Found only when a field is first touched, it would reload the page in development.
  optimizeDeps: { include: ['@headlessui/react'] },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_file, needed) => needed.filter((it) => !HERE_ALREADY.test(it)) },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...names } } } },
  },
})
