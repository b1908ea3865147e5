import { useTexts } from '#shared'
import { Badge } from '#ui'

interface PublishedBadgeProps {
  readonly view: { readonly Published: number | null; readonly Version: number }
}

/** Whether others see the latest version, an earlier one, or none. */
export function PublishedBadge({ view }: PublishedBadgeProps) {
  const { t } = useTexts()
  if (view.Published === null) return <Badge tone="inactive">{t('views.state.draft')}</Badge>
  return view.Published === view.Version ? (
    <Badge tone="done">{t('views.state.published')}</Badge>
  ) : (
    <Badge tone="scheduled">{t('views.state.behind', { version: view.Published })}</Badge>
  )
}
