import { IconLock } from '@tabler/icons-react'
import { useTexts } from '../i18n/use-texts.ts'
import { EmptyState } from './empty-state.tsx'

/** What stands in the place of something that only the person has, for an administrator who is in theirs. */
export function OwnOnly({ isPage = false }: { readonly isPage?: boolean }) {
  const { t } = useTexts()
  return (
    <EmptyState
      isPage={isPage}
      icon={<IconLock size={28} stroke={1.5} />}
      title={t('core.ownOnly')}
      text={t('core.ownOnlyText')}
    />
  )
}
