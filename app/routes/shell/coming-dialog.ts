import { followRouter } from './on-the-way.ts'

/** The pages that are shown as dialogs. */
const DIALOGS = [
  /^\/profile\/\d+\/(block|contact\/\w+)$/,
  /^\/profile\/(name|image|introduction|interests|online-presence|privacy-and-visibility\/sharing)$/,
  /^\/profile\/contact-information\/[a-z-]+$/,
  /^\/profile\/[a-z-]+(\/\d+)?\/(add|edit|import|remove|rename)$/,
  /^\/(messages|questions|action-items|partner-dashboard)\/.+\/(add|complete|edit|kudos|remove|report)$/,
  /^\/partner-management\/action-items\/(\d+\/delete|bulk\/.+|bulk-edits\/.+)$/,
  /^\/(alumni-business-registry\/\d+|volunteer\/giving-back)$/,
]

export const isDialog = (pathname: string) => DIALOGS.some((pattern) => pattern.test(pathname))

/** What takes less is a dialog that is simply there. */
const APPEARS_AFTER = 120
/** Where something else came instead. */
const LEAVES_AFTER = 300

/**
 * A dialog on its way stands already where it will be, its head as high: whoever pressed sees it, and nothing moves when it
 * comes. It is a picture alone, which no one hears: the focus stays on the link, and the page below stays in use.
 */
export function showComingDialogs(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: HTMLDialogElement | undefined
  const watcher = new MutationObserver(() => {
    if (document.querySelector('dialog:modal')) leave()
  })

  followRouter(({ navigation: { state, location } }) => {
    const isComing = state === 'loading' && location !== undefined && isDialog(location.pathname)
    if (isComing === (shown !== undefined)) return
    clearTimeout(timer)
    timer = isComing ? setTimeout(stand, APPEARS_AFTER) : setTimeout(leave, LEAVES_AFTER)
  })

  function stand() {
    // From step to step it stays.
    if (document.querySelector('dialog[open]')) return
    shown = picture()
    document.body.append(shown)
    watcher.observe(document.body, { childList: true, subtree: true })
  }

  function leave() {
    watcher.disconnect()
    shown?.remove()
    shown = undefined
  }
}

function picture(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'dialog'
  dialog.open = true
  dialog.inert = true
  const line = '<p class="min-h-11 rounded-lg bg-sunken"></p>'
  dialog.innerHTML = `<div class="dialog-head"><p class="min-h-11 w-full rounded-lg bg-sunken"></p></div>
    <div class="stack px-5 pt-2 pb-5">${line}${line}</div>`
  return dialog
}
