import { Drawing } from '#app/ui/drawing.tsx'
import { PageHead } from '#app/ui/page-head.tsx'

/** Without a name it starts another run. */
export function Welcome({ firstName }: { firstName: string | null }) {
  return (
    <div className="stack items-center gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] md:py-4 [&_.page-head]:grid-cols-1">
      <Drawing name="people" className="w-44 md:order-1 md:w-60" />
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
            lead="Tell us a little about where you’re headed, and we’ll show you the resources, people and events that can help you get there."
          />
        )}
        <p>It takes about two minutes. We save as you go, and you can skip anything you’re not sure about.</p>
      </div>
    </div>
  )
}
