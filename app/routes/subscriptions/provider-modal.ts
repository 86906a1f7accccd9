import type { PaymentMode } from '#app/domain/subscriptions/offers.server.ts'
import { returnHref } from './addresses.ts'

const SCRIPT = 'https://js.chargebee.com/v2/chargebee.js'

/** The parts of the provider's script that we use. */
type Provider = {
  init: (options: { site: string; publishableKey: string; domain?: string; isItemsModel: boolean }) => {
    openCheckout: (options: {
      hostedPage: () => Promise<unknown>
      success: (hostedPageId: string) => void
      error: () => void
      close: () => void
    }) => void
  }
}

export type ProviderModal = {
  /** `page` as given to our server. */
  open: (page: unknown, onError: () => void, onClose: () => void) => void
}

/** Null if the provider's script can't be loaded: payment then happens on the provider's own page. */
export async function loadModal(way: PaymentMode & { kind: 'provider' }): Promise<ProviderModal | null> {
  const provider = await loadProvider()
  if (!provider) return null
  const { site, publishableKey, domain } = way
  const instance = provider.init({
    site,
    publishableKey,
    isItemsModel: true,
    ...(domain && { domain }),
  })
  return {
    open(page, onError, onClose) {
      let paid = false
      instance.openCheckout({
        hostedPage: () => Promise.resolve(page),
        success(hostedPageId) {
          paid = true
          location.assign(returnHref(hostedPageId))
        },
        error: onError,
        close() {
          if (!paid) onClose()
        },
      })
    },
  }
}

function loadProvider(): Promise<Provider | null> {
  const provider = () => (window as { Chargebee?: Provider }).Chargebee ?? null
  if (provider()) return Promise.resolve(provider())
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.onload = () => resolve(provider())
    script.onerror = () => resolve(null)
    document.head.append(script)
  })
}
