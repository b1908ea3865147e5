import { toast } from '#ui'
import { useTexts } from '#shared'
import type { ActionTabProps } from '../../../shared/actions/action-tab.ts'
import { valuesOf } from '../../../shared/actions/content-values.ts'
import { VersionsCard } from './versions-card.tsx'

/** What the action said before. */
export default function HistoryTab({ place, form }: ActionTabProps) {
  const { t } = useTexts()
  return (
    <VersionsCard
      place={place}
      onRestore={(version) => {
        form.set(valuesOf(version))
        toast(t('actions.author.restored', { version: version.Version }))
      }}
    />
  )
}
