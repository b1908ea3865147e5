import { useCall, useTexts } from '#shared'
import { surfaceClasses as surface } from '#layout'
import type { MenteeAction } from './mentee-action.ts'

/** What is said of an action that completes itself, beside what it waits for. */
const OF_ITSELF: ReadonlySet<string> = new Set([
  'completes_itself',
  'completes_soon',
  'completion_taken_back',
])

function useMissing(action: MenteeAction) {
  const query = useCall(
    'actions.getMissing',
    { ActionId: action.Id, MenteeId: action.MenteeId },
    { enabled: !action.Completed },
  )
  return action.Completed ? [] : (query.data ?? [])
}

/** Whether nobody who looks completes the action, since it does so itself. */
export function useCompletesItself(action: MenteeAction): boolean {
  return useMissing(action).some(({ Rule }) => OF_ITSELF.has(Rule))
}

/** What whoever looks has to see to before they may complete the action, in words; nothing where it is nothing. */
export function MissingList({ action }: { readonly action: MenteeAction }) {
  const { t } = useTexts()
  const all = useMissing(action)
  const missing = all.filter(({ Rule }) => !OF_ITSELF.has(Rule))
  return (
    <div role="status">
      {all
        .filter(({ Rule }) => OF_ITSELF.has(Rule))
        .map(({ Rule, Text }) => (
          <p key={Rule} className={surface.quiet}>
            {Text}
          </p>
        ))}
      {missing.length > 0 && (
        <>
          <p className={surface.quiet}>{t('actions.missing')}</p>
          <ul>
            {missing.map(({ Rule, Text, Field }) => (
              <li key={`${Rule} ${Field} ${Text}`}>{Text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
