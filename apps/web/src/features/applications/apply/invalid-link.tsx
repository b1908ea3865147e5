import { useTexts } from '#shared'
import { EmptyState } from '#ui'

/** What a private link leads to that does not hold (spec §2.1, invalidToken). */
export function InvalidLink() {
  const { t } = useTexts()
  return <EmptyState title={t('apply.invalid.title')} text={t('apply.invalid.text')} />
}
