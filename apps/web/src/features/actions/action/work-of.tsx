import { Suspense } from 'react'
import { lazyPart, Loadable } from '#ui'
import { ReadingNote, asksWork, isInformation, loadWorkParts, useWork } from '#features/submissions'
import { deadlineOf, type MenteeAction } from './mentee-action.ts'

const WorkParts = lazyPart(loadWorkParts, 'WorkParts')

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
          <Suspense fallback={null}>
            <WorkParts deadline={deadlineOf(action)} action={action} work={loaded} isOwn={false} />
          </Suspense>
        </>
      )}
    </Loadable>
  )
}
