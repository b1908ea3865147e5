import { useState } from 'react'
import { Page } from '#layout'
import { readId, useCall, useIdentity, useMay, useTexts } from '#shared'
import { EmptyState, Loadable, useParams } from '#ui'
import { Gallery } from './gallery.tsx'
import { draftOf, newView } from './view-draft.ts'
import { ViewEditor } from './view-editor.tsx'

/** A view for its authors; `new` in the address begins one, `gallery` shows what views are made of. */
export default function EditPage() {
  const { t } = useTexts()
  const may = useMay()
  const text = useParams()['id']
  if (!may('views.getView'))
    return <EmptyState isPage title={t('views.notYours')} text={t('views.notYoursText')} />
  return (
    <Page width="full" gap={4}>
      {text === 'gallery' ? (
        <Gallery />
      ) : text === 'new' ? (
        <NewView />
      ) : (
        <OpenedView id={readId(text)} />
      )}
    </Page>
  )
}

function NewView() {
  const { t } = useTexts()
  const [start] = useState(() => newView(t('views.greeting')))
  return <ViewEditor id={null} start={start} stored={undefined} />
}

function OpenedView({ id }: { readonly id: number | undefined }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const view = useCall(
    'views.getView',
    { ProjectId, Id: id ?? 0 },
    { enabled: id !== undefined, retry: false },
  )
  if (id === undefined || view.error?.code === 'not_found')
    return <EmptyState isPage title={t('views.notFound')} />
  return (
    <Loadable query={view}>
      {(stored) => (
        <ViewEditor key={stored.Id} id={stored.Id} start={draftOf(stored)} stored={stored} />
      )}
    </Loadable>
  )
}
