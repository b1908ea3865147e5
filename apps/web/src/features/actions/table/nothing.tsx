import { Button, EmptyState } from '#ui'
import { useTexts } from '#shared'

interface Props {
  readonly hasActions: boolean
  readonly isArchive: boolean
  readonly onAll: () => void
}

/** What stands in place of a table without rows. */
export function Nothing({ hasActions, isArchive, onAll }: Props) {
  const { t } = useTexts()
  if (hasActions)
    return (
      <EmptyState
        title={t('actions.table.notFound')}
        text={t('actions.table.notFoundText')}
        action={<Button onClick={onAll}>{t('actions.table.showAll')}</Button>}
      />
    )
  return isArchive ? (
    <EmptyState
      picture="actions"
      title={t('actions.table.noArchive')}
      text={t('actions.table.noArchiveText')}
    />
  ) : (
    <EmptyState
      picture="actions"
      title={t('actions.table.none')}
      text={t('actions.table.noneText')}
    />
  )
}
