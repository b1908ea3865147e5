import { Page } from '#layout'
import { readId, useCall, useIdentity, useTexts } from '#shared'
import { EmptyState, Loadable, useParams } from '#ui'
import { SheetEditor } from './sheet-editor.tsx'

/** One spreadsheet for its authors. */
export default function EditPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const SpreadsheetId = readId(useParams()['spreadsheetId'])
  const query = useCall(
    'spreadsheets.openSpreadsheet',
    { ProjectId: ProjectId ?? 0, SpreadsheetId: SpreadsheetId ?? 0 },
    { enabled: SpreadsheetId !== undefined, retry: false },
  )
  if (SpreadsheetId === undefined || query.error?.code === 'not_found')
    return <EmptyState isPage title={t('sheets.notFound')} />
  return (
    <Page width="full">
      <Loadable query={query}>
        {(opened) => (
          <SheetEditor key={`${opened.SpreadsheetId}/${opened.Version}`} opened={opened} />
        )}
      </Loadable>
    </Page>
  )
}
