import { Page } from '#layout'
import { EmptyState, Loadable, useParams } from '#ui'
import { readId, useCall, useIdentity, useTexts } from '#shared'
import type { ActionTab } from '../action/action-tab.ts'
import { ContentEditor } from './content-editor.tsx'

/** One action for its authors: what it says and asks, how it stands in the project, what came of it. */
export function ContentPage({ tabs }: { readonly tabs: readonly [ActionTab, ...ActionTab[]] }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const ActionId = readId(useParams()['actionId'])
  const query = useCall(
    'actions.getContent',
    { ProjectId: ProjectId ?? 0, ActionId: ActionId ?? 0 },
    { enabled: ActionId !== undefined, retry: false },
  )
  if (ActionId === undefined || query.error?.code === 'not_found')
    return <EmptyState isPage title={t('actions.author.notFound')} />
  return (
    <Page width="full">
      <Loadable query={query}>
        {(content) => <ContentEditor key={ActionId} opened={content} tabs={tabs} />}
      </Loadable>
    </Page>
  )
}
