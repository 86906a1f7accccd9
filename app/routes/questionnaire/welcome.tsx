import { useSite } from '#app/http/site.ts'
import { Drawing } from '#app/ui/drawing.tsx'
import { PageHead } from '#app/ui/page-head.tsx'

/** Without a name it opens another run. */
export function Welcome({ firstName }: { firstName: string | null }) {
  const site = useSite()
  return (
    <div className="questionnaire-welcome">
      <Drawing name="people" />
      <div className="stack">
        {firstName === null ? (
          <PageHead
            title="A new playbook"
            lead="Goals change. Answer the questions again for a playbook with the resources, people and events that fit now."
          />
        ) : (
          <PageHead
            title={
              <>
                Welcome, <bdi>{firstName}</bdi>
              </>
            }
            lead={`Tell us a little about where you are headed, and ${site.name} shows you the resources, people and events that help you get there.`}
          />
        )}
        <p>
          It takes about two minutes. Every answer is saved when you continue, and you can skip what you don’t
          know yet.
        </p>
      </div>
    </div>
  )
}
