import { useSearch } from '@tanstack/react-router'
import { Page } from '#layout'
import { readId, useCall, useMay, useTexts } from '#shared'
import { EmptyState, Loadable, useParams } from '#ui'
import { draftOf, NEW_QUERY } from './query-draft.ts'
import { QueryEditor } from './query-editor.tsx'

/** A query for its authors; `new` in the address begins one, by steps or by SQL. */
export default function EditPage() {
  const { t } = useTexts()
  const may = useMay()
  const text = useParams()['id']
  const { by }: { readonly by?: unknown } = useSearch({ strict: false })
  const id = readId(text)
  const query = useCall(
    'reports.getQuery',
    { Id: id ?? 0 },
    { enabled: id !== undefined, retry: false },
  )
  if (text === 'new')
    return (
      <Page width="full">
        <QueryEditor
          key={String(by)}
          id={null}
          version={null}
          start={NEW_QUERY}
          isSql={by === 'sql' && may('reports.checkText')}
        />
      </Page>
    )
  if (id === undefined || query.error?.code === 'not_found')
    return <EmptyState isPage title={t('reports.query.notFound')} />
  return (
    <Page width="full">
      <Loadable query={query}>
        {(opened) =>
          opened.MayEdit ? (
            <QueryEditor
              key={opened.Id}
              id={opened.Id}
              version={opened.Version}
              start={draftOf(opened)}
              isSql={opened.Steps === null}
            />
          ) : (
            <EmptyState isPage title={t('reports.query.notEditable')} />
          )
        }
      </Loadable>
    </Page>
  )
}
