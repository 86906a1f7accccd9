import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Files of their own for what most pages share: on a slow line every further file is a journey. What chooses among many is for
 * some forms alone.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
  {
    name: 'ui',
    test: /\/app\/(ui\/(?!combobox|use-combobox|choice-|suggesting-)|routes\/shell\/)/,
    minShareCount: 2,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
