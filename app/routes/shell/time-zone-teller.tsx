import { useEffect } from 'react'

/** Sends the browser's time zone to the server, once, for members who haven't set one. */
export function TimeZoneTeller() {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    if (!timeZone || /(^|; )zone=/.test(document.cookie)) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // Not every browser has the Cookie Store API yet.
    document.cookie = `zone=${encodeURIComponent(timeZone)}; Path=/; SameSite=Lax; Max-Age=31536000${secure}`
  }, [])
  return null
}
