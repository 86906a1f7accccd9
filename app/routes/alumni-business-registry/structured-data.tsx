/** Facts for search engines. A block of data is no script to the content policy, and holds nothing that could end it. */
export function StructuredData({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // JSON without any sign that HTML gives a meaning.
      dangerouslySetInnerHTML={{ __html: asData({ '@context': 'https://schema.org', ...data }) }}
    />
  )
}

const asData = (data: object) =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
