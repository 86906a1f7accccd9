import type { EmailMessage } from '#app/mail/email-message.ts'

export type Person = { to: string; firstName: string; appName: string; supportEmail: string }
export type Part = string | { label: string; href: string }

export function renderEmail(
  { to, firstName, appName, supportEmail }: Person,
  subject: string,
  parts: Part[],
): EmailMessage {
  const all: Part[] = [`Hi ${firstName},`, ...parts, `Questions? Email ${supportEmail}.`, appName]
  return {
    to,
    subject,
    text: `${all.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`)).join('\n\n')}\n`,
    html: page(all.map(htmlOf).join('\n')),
  }
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><body style="font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:2rem auto;padding:0 1rem">\n${body}\n</body></html>`

function htmlOf(part: Part): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`
  return `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a></p>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
