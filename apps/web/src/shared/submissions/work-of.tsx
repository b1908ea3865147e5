import { Loadable } from '../ui/loadable.tsx'
import type { MenteeAction } from '../actions/mentee-action.ts'
import { ReadingNote } from './reading-note.tsx'
import { asksWork, isInformation, useWork } from './use-work.ts'
import { WorkParts } from './work-parts.tsx'

/** What a mentee has done of what an action asks by its type, for those who look after them. */
export function WorkOf({ action }: { readonly action: MenteeAction }) {
  const work = useWork(action)
  if (!asksWork(action)) return null
  return (
    <Loadable query={work}>
      {(loaded) => (
        <>
          {isInformation(action) && (
            <div>
              <ReadingNote reading={loaded.Reading} />
            </div>
          )}
          <WorkParts action={action} work={loaded} isOwn={false} />
        </>
      )}
    </Loadable>
  )
}
