/** Makes sure, before the workers begin, that the app is built and the demo made from which their servers start. */
import { buildApp, generateClient } from '../../scripts/prepare.ts'
import { preparedDemo } from './prepared.ts'

export default function setup() {
  generateClient()
  buildApp()
  preparedDemo()
}
