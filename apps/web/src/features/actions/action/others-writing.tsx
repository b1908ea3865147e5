import { useTexts } from '#shared'
import { Text } from '#layout'
import type { ActionForm } from './use-action-form.ts'

interface Props {
  readonly form: {
    readonly writing: ActionForm['writing']
    readonly place: Pick<ActionForm['place'], 'menteeId'>
  }
}

/** Says that somebody else writes in the same form at this moment. */
export function OthersWriting({ form: { writing, place } }: Props) {
  const { t } = useTexts()
  if (writing.length === 0) return null
  const isMentee = place.menteeId !== null && writing.includes(place.menteeId)
  return (
    <Text tone="soft" size="medium">
      {t(isMentee ? 'actions.together.mentee' : 'actions.together.mentor')}
    </Text>
  )
}
