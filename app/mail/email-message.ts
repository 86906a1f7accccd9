/** A rendered email, in plain text and in HTML. */
export type EmailMessage = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}
