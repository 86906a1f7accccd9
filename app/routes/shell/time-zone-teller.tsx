import { useEffect } from 'react'

/** Tells the server the browser's time zone, once, for members who haven't set one. */
export function TimeZoneTeller() {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    if (!timeZone || /(^|; )zone=/.test(document.cookie)) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // The Cookie Store API isn't in every browser yet.
    document.cookie = `zone=${encodeURIComponent(timeZone)}; Path=/; SameSite=Lax; Max-Age=31536000${secure}`
  }, [])
  return null
}
