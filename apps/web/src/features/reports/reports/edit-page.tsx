import { Page } from '#layout'
import { readId, useCall, useTexts } from '#shared'
import { EmptyState, Loadable, useParams } from '#ui'
import { draftOf, NEW_REPORT } from './report-draft.ts'
import { ReportEditor } from './report-editor.tsx'

/** A report for its authors; `new` in the address begins one. */
export default function EditPage() {
  const { t } = useTexts()
  const text = useParams()['id']
  const id = readId(text)
  const query = useCall(
    'reports.getReport',
    { Id: id ?? 0, AsWritten: true },
    { enabled: id !== undefined, retry: false },
  )
  if (text === 'new')
    return (
      <Page width="full">
        <ReportEditor id={null} version={null} start={NEW_REPORT} />
      </Page>
    )
  if (id === undefined || query.error?.code === 'not_found')
    return <EmptyState isPage title={t('reports.report.notFound')} />
  return (
    <Page width="full">
      <Loadable query={query}>
        {(opened) =>
          opened.MayEdit ? (
            <ReportEditor
              key={opened.Id}
              id={opened.Id}
              version={opened.Version}
              start={draftOf(opened)}
            />
          ) : (
            <EmptyState isPage title={t('reports.report.notEditable')} />
          )
        }
      </Loadable>
    </Page>
  )
}
