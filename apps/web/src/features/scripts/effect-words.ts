import { formatDate, formatDateTime } from '@telemachos/rules/dates'
import type { CallOutput, Texts } from '#shared'

type Effect = CallOutput<'scripts.tryCompletionScript'>['Effects'][number]

/** What a script did, or would do, in a sentence. */
export function effectWords(
  { Kind, ActionId, Name, Value }: Effect,
  titles: ReadonlyMap<number, string>,
  t: Texts['t'],
): string {
  const written: unknown = JSON.parse(Value)
  const text = typeof written === 'string' ? written : Value
  const action = ActionId === null ? '' : (titles.get(ActionId) ?? String(ActionId))
  switch (Kind) {
    case 'field':
      return t('scripts.effect.field', { name: Name ?? '', value: text })
    case 'notice':
      return t(`scripts.effect.notice.${Name === 'mentor' ? 'mentor' : 'mentee'}`, { value: text })
    case 'data':
      return t('scripts.effect.data', { action, value: text })
    case 'meeting':
      return t('scripts.effect.meeting', { action, value: formatDateTime(text) })
    case 'due':
      return t('scripts.effect.due', { action, value: formatDate(text) })
    case 'date':
      return t('scripts.effect.date', { action, value: written === null ? '—' : formatDate(text) })
  }
}
