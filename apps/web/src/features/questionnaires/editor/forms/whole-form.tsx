import type { DraftProblem } from '@telemachos/questionnaire/author/draft-problem'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import type { DraftChange, Edit } from '@telemachos/questionnaire/author/editing'
import { useTexts } from '#shared'
import { Checkbox, TextField } from '#ui'
import classes from './forms.module.css'
import { LabelFields } from './label-fields.tsx'
import { NumberField } from './number-field.tsx'
import { ScalesForm } from './scales-form.tsx'

interface Props {
  readonly draft: Draft
  readonly problems: readonly DraftProblem[]
  readonly dispatch: (edit: Edit) => void
}

/** A path of this site, as the server takes it. */
const OWN_PATH = /^(\/(?!\/)[^\\\s]*)?$/
const MINUTE = 60
const HOUR = 3_600

/** What is said of the questionnaire as a whole, and how it is scored. */
export function WholeForm({ draft, problems, dispatch }: Props) {
  const { t } = useTexts()
  const change = (own: DraftChange, field?: string): void =>
    dispatch({ type: 'changeWhole', change: own, ...(field && { field }) })
  return (
    <div className={classes.form}>
      <LabelFields
        name={t('questEdit.titleOf')}
        value={draft.Title}
        onChange={(Title, language) => change({ Title }, `title ${language}`)}
      />
      <div className={classes.short}>
        <NumberField
          label={t('questEdit.duration')}
          hint={t('questEdit.duration.hint')}
          value={draft.Duration === null ? undefined : draft.Duration / MINUTE}
          from={1}
          to={525_600}
          onChange={(value) => change({ Duration: value ? value * MINUTE : null }, 'duration')}
        />
        <NumberField
          label={t('questEdit.window')}
          hint={t('questEdit.window.hint')}
          value={draft.Window === null ? undefined : draft.Window / HOUR}
          from={1}
          to={8_760}
          onChange={(value) => change({ Window: value ? value * HOUR : null }, 'window')}
        />
      </div>
      <TextField
        label={t('questEdit.onFinish')}
        hint={t('questEdit.onFinish.hint')}
        value={draft.OnFinish}
        maxLength={500}
        autoComplete="off"
        error={OWN_PATH.test(draft.OnFinish) ? undefined : t('questEdit.onFinish.wrong')}
        onChange={(event) => change({ OnFinish: event.currentTarget.value }, 'onFinish')}
      />
      <Checkbox
        label={t('questEdit.worksOffline')}
        checked={draft.WorksOffline}
        onChange={(WorksOffline) => change({ WorksOffline })}
      />
      <ScalesForm
        scales={draft.Scales}
        problems={problems}
        onChange={(update, field) => change(({ Scales }) => ({ Scales: update(Scales) }), field)}
        onRename={(index, id) => dispatch({ type: 'renameScale', index, id })}
      />
    </div>
  )
}
