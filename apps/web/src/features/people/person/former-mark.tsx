import { useTexts } from '#shared'
import { Badge } from '#ui'

/** Beside the name of somebody who has left the project. */
export function FormerMark({ hasLeft }: { readonly hasLeft: boolean }) {
  const { t } = useTexts()
  return hasLeft ? <Badge tone="inactive">{t('former.mark')}</Badge> : null
}
