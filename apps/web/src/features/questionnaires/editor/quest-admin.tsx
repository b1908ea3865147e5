import { IconUpload } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { pathOf } from '@telemachos/contract/paths'
import { Suspense, useState } from 'react'
import { useTexts, useMay } from '#shared'
import { Button, EmptyState, lazyPart, lazyWindow } from '#ui'
import classes from './editor.module.css'
import { QuestList } from './list/quest-list.tsx'
import { VIEWS, type View } from './views.ts'

const QuestEditor = lazyPart(() => import('./quest-editor.tsx'), 'QuestEditor')

const ImportQuestionnaire = lazyWindow(
  () => import('../interchange/import-questionnaire.tsx'),
  'ImportQuestionnaire',
)

/** The project's questionnaires, or the one that the address names: `?quest=7&view=preview`. */
export function QuestAdmin() {
  const { t } = useTexts()
  const may = useMay()
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  if (!may('questionnaires.listQuests')) {
    return (
      <>
        <h1 className={classes.title}>{t('route.root.defaultlayout.goanyquest.title')}</h1>
        <EmptyState title={t('questEdit.denied.title')} text={t('questEdit.denied.text')} />
      </>
    )
  }
  const quest = Number(search['quest'])
  if (!Number.isInteger(quest) || quest < 1) return <ListWithImport />
  const view = VIEWS.find((one) => one === search['view']) ?? 'write'
  const show = (next: View): void => {
    void navigate({
      to: pathOf('root.defaultlayout.goanyquest'),
      search: next === 'write' ? { quest } : { quest, view: next },
      resetScroll: false,
    })
  }
  return (
    <Suspense fallback={null}>
      <QuestEditor key={quest} questId={quest} view={view} onView={show} />
    </Suspense>
  )
}

/** The list, into which questionnaires come from files as well. */
function ListWithImport() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <QuestList
        actions={
          <Button
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden="true" />}
            onClick={() => setImporting(true)}
          >
            {t('interchange.import')}
          </Button>
        }
      />
      {isImporting && (
        <ImportQuestionnaire
          onClose={() => setImporting(false)}
          onCreated={({ questId }) =>
            void navigate({
              to: pathOf('root.defaultlayout.goanyquest'),
              search: { quest: questId },
            })
          }
        />
      )}
    </>
  )
}
