/** The built app on a copy of the demo, set up with Chargebee. */
import { DemoServer } from '../demo-server.ts'
import { API_KEY, ChargebeeServer } from './server.ts'

export class OwnApp {
  readonly chargebee = new ChargebeeServer()
  origin = ''
  #server = new DemoServer()

  async start() {
    this.origin = await this.#server.start({
      CHARGEBEE_SITE: 'members-test',
      CHARGEBEE_API_KEY: API_KEY,
      CHARGEBEE_PUBLISHABLE_KEY: 'test_publishable',
      CHARGEBEE_WEBHOOK_USER: 'chargebee',
      CHARGEBEE_WEBHOOK_PASSWORD: 'a-password-of-the-webhook',
      CHARGEBEE_URL: await this.chargebee.start(),
    })
  }

  async stop() {
    await this.#server.stop()
    await this.chargebee.stop()
  }
}
