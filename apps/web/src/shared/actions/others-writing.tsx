import { useTexts } from '../i18n/use-texts.ts'
import { Text } from '../layout/text.tsx'
import type { ActionForm } from './use-action-form.ts'

/** Says that somebody else writes in the same form at this moment. */
export function OthersWriting({ form }: { readonly form: ActionForm }) {
  const { t } = useTexts()
  const { writing, place } = form
  if (writing.length === 0) return null
  const isMentee = place.menteeId !== null && writing.includes(place.menteeId)
  return (
    <Text tone="soft" size="medium">
      {t(isMentee ? 'actions.together.mentee' : 'actions.together.mentor')}
    </Text>
  )
}
