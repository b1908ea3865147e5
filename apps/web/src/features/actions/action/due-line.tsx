import { formatDate } from '@telemachos/rules/dates'
import { Text } from '#layout'
import { useTexts } from '#shared'
import { dueWords } from './due-words.ts'
import type { MenteeAction } from './mentee-action.ts'

/** Why the mentee's deadline is what it is: from what it counts, and who gave more time for which reason. */
export function DueLine({ action }: { readonly action: MenteeAction }) {
  const { t } = useTexts()
  const { DueReason, Extension } = action
  return (
    <>
      {DueReason && (
        <Text tone="faint" size="small">
          {dueWords(DueReason, t)}
        </Text>
      )}
      {Extension && (
        <Text tone="faint" size="small">
          {t('due.extended', {
            date: formatDate(Extension.Until),
            by: Extension.By,
            reason: Extension.Reason,
          })}
        </Text>
      )}
    </>
  )
}
