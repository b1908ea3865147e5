import { formatDateTime } from '@telemachos/rules/dates'
import { useTexts, type Texts, type Draft } from '#shared'
import classes from './save-status.module.css'

/** What became of what was typed; it says saved only after the server has said so. */
export function SaveStatus({ draft }: { readonly draft: Draft }) {
  const { t } = useTexts()
  return (
    <div className={classes.status} data-status={draft.status}>
      {draft.restored && <p className={classes.restored}>{t('actions.form.restored')}</p>}
      <p role="status" className={classes.line}>
        {sentence(draft, t)}
      </p>
      {draft.status === 'failed' && (
        <button type="button" className={classes.retry} onClick={() => void draft.flush()}>
          {t('actions.form.retry')}
        </button>
      )}
    </div>
  )
}

function sentence({ status, savedAt }: Draft, t: Texts['t']): string {
  if (status !== 'clean') return t(`actions.form.${status}`)
  if (!savedAt) return t('actions.form.autosave')
  return t('actions.form.saved', { time: formatDateTime(savedAt).slice(-5) })
}
