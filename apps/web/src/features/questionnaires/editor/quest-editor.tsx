import { useCall } from '../../../shared/api/use-call.ts'
import { useIdentity } from '../../../shared/api/identity.ts'
import { Loadable } from '../../../shared/ui/loadable.tsx'
import { Writing } from './writing.tsx'
import type { View } from './views.ts'

interface Props {
  readonly questId: number
  readonly view: View
  readonly onView: (view: View) => void
}

/** One questionnaire, to write, to try out and to publish. */
export function QuestEditor({ questId, view, onView }: Props) {
  const { ProjectId } = useIdentity()
  const query = useCall(
    'questEditor.getDraft',
    { ProjectId, QuestId: questId },
    // What is being written is not replaced beneath its author; opened again, it is loaded anew.
    { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  return (
    <Loadable query={query}>
      {(loaded) => <Writing loaded={loaded} view={view} onView={onView} />}
    </Loadable>
  )
}
