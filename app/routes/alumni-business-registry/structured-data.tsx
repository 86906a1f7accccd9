/**
 * Structured data for search engines. To the content policy a data block isn't a script, and it can't contain anything
 * that would end it.
 */
export function StructuredData({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // JSON without any character that is special in HTML.
      dangerouslySetInnerHTML={{ __html: asData({ '@context': 'https://schema.org', ...data }) }}
    />
  )
}

const asData = (data: object) =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
