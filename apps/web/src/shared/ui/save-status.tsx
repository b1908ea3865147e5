import { formatDateTime } from '@telemachos/rules/dates'
import { useTexts, type Texts } from '../i18n/use-texts.ts'
import type { Draft } from '../saving/use-values-draft.ts'
import { useSaidFailure } from './use-said-failure.ts'
import classes from './save-status.module.css'

/** What became of what was typed; it says saved only after the server has said so. */
export function SaveStatus({ draft }: { readonly draft: Draft }) {
  const { t } = useTexts()
  const words = sentence(draft, t)
  useSaidFailure(stateOf(draft), words)
  return (
    <div className={classes.status} data-status={draft.status}>
      {draft.restored && <p className={classes.restored}>{t('actions.form.restored')}</p>}
      <p role="status" aria-live="off" className={classes.line}>
        {words}
      </p>
      {draft.status === 'failed' && (
        <button type="button" className={classes.retry} onClick={() => void draft.flush()}>
          {t('actions.form.retry')}
        </button>
      )}
    </div>
  )
}

const stateOf = ({ status }: Draft) =>
  status === 'failed' ? 'failed' : status === 'clean' ? 'saved' : 'other'

function sentence({ status, savedAt }: Draft, t: Texts['t']): string {
  if (status !== 'clean') return t(`actions.form.${status}`)
  if (!savedAt) return t('actions.form.autosave')
  return t('actions.form.saved', { time: formatDateTime(savedAt).slice(-5) })
}
