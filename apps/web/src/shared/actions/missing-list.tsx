import { useCall } from '../api/use-call.ts'
import { useTexts } from '../i18n/use-texts.ts'
import type { MenteeAction } from './mentee-action.ts'
import surface from './surface.module.css'

/** What whoever looks has to see to before they may complete the action, in words; nothing where it is nothing. */
export function MissingList({ action }: { readonly action: MenteeAction }) {
  const { t } = useTexts()
  const query = useCall(
    'actions.getMissing',
    { ActionId: action.Id, MenteeId: action.MenteeId },
    { enabled: !action.Completed },
  )
  const missing = action.Completed ? [] : (query.data ?? [])
  return (
    <div role="status">
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
