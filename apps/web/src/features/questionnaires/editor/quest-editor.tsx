import { pathOf } from '@telemachos/contract/paths'
import { Link } from '@tanstack/react-router'
import { useCall, useIdentity, useTexts } from '#shared'
import { EmptyState, Loadable } from '#ui'
import classes from './editor.module.css'
import { QuestIdContext } from './quest-id.ts'
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
    'questionnaires.getDraft',
    { ProjectId, QuestId: questId },
    // What is being written is not replaced beneath its author; opened again, it is loaded anew.
    { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  const { error } = query
  if (error && error.status >= 400 && error.status < 500) return <NotThere />
  return (
    <QuestIdContext value={questId}>
      <Loadable query={query}>
        {(loaded) => <Writing loaded={loaded} view={view} onView={onView} />}
      </Loadable>
    </QuestIdContext>
  )
}

function NotThere() {
  const { t } = useTexts()
  return (
    <>
      <h1 className={classes.title}>{t('route.root.defaultlayout.goanyquest.title')}</h1>
      <EmptyState
        title={t('quest.notFound.title')}
        text={t('questEdit.notFound')}
        action={
          <Link to={pathOf('root.defaultlayout.goanyquest')} search={{}}>
            {t('questEdit.toList')}
          </Link>
        }
      />
    </>
  )
}
