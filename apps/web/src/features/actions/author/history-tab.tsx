import { toast } from '#ui'
import { useTexts } from '#shared'
import type { ActionTabProps } from '../action/action-tab.ts'
import { valuesOf } from '../action/content-values.ts'
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
