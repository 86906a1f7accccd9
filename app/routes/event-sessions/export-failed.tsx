import { useLocation } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

/** Stands below the tabs of the session, which lead back to the lists. */
export function ExportFailed() {
  const { pathname, search } = useLocation()
  return (
    <div className="stack">
      <PageTitle title="Unable to download file" />
      <Notice tone="danger">Unable to download file, please try again later!</Notice>
      <ButtonLink variant="secondary" className="justify-self-start" to={pathname + search} reloadDocument>
        Try again
      </ButtonLink>
    </div>
  )
}
