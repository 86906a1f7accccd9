export function unknownAddressText(supportEmail: string): string {
  return `We do not recognize your email address. If you are a Rising Leader and believe this is an error, please contact us at ${supportEmail}`
}
