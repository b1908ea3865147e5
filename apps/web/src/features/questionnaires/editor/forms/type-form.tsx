import type { Draft, DraftQuestion } from '@telemachos/questionnaire/author/draft'
import type { QuestionChange } from '@telemachos/questionnaire/author/editing'
import { newOther } from '@telemachos/questionnaire/author/new-question'
import { draftTypeOf } from '@telemachos/questionnaire/author/draft-type'
import { useTexts } from '#shared'
import { Checkbox, TextField } from '#ui'
import type { Name } from './completions.ts'
import { DataField } from './data-field.tsx'
import classes from './forms.module.css'
import { RegionBoard } from './hotspot/region-board.tsx'
import { LabelFields } from './label-fields.tsx'
import { OptionList } from './option-list.tsx'
import { RowList } from './row-list.tsx'
import { SpreadsheetFields } from './spreadsheet-fields.tsx'

interface Props {
  readonly draft: Draft
  readonly question: DraftQuestion
  readonly names: readonly Name[]
  readonly change: (own: QuestionChange, field?: string) => void
  readonly onRenameRow: (place: number, model: string) => void
  readonly onRenameValue: (place: number, value: string) => void
}

/** What the question's type needs to be told, and nothing that it does not read. */
export function TypeForm(props: Props) {
  const { draft, question, names, change, onRenameRow, onRenameValue } = props
  const { t } = useTexts()
  const { Data, Options, Other } = question
  const shape = draftTypeOf(question).form
  // Regions are drawn on the picture: that comes first.
  const isOnPicture = shape.options === 'regions'
  const settings = shape.data.length > 0 && (
    <div className={classes.data}>
      {shape.data.map((name) => (
        <DataField
          key={name}
          name={name}
          data={Data}
          names={names}
          onChange={(update) => change((one) => ({ Data: update(one.Data) }), `data ${name}`)}
        />
      ))}
    </div>
  )
  return (
    <>
      {isOnPicture && settings}
      {isOnPicture && (
        <RegionBoard
          image={Data.Image}
          alt={Data.Alt ?? ''}
          options={Options}
          onChange={(options, field) => change({ Options: options }, field)}
        />
      )}
      {shape.rows === 'inputs' && <SpreadsheetFields question={question} change={change} />}
      {shape.rows && (
        <RowList
          kind={shape.rows}
          draft={draft}
          question={question}
          onChange={(update, field) => change((one) => ({ Rows: update(one.Rows) }), field)}
          onRename={onRenameRow}
        />
      )}
      <OptionList
        shape={shape}
        draft={draft}
        question={question}
        onChange={(update, field) => change((one) => ({ Options: update(one.Options) }), field)}
        onRename={onRenameValue}
      />
      {shape.other && (
        <Checkbox
          label={t('questEdit.other')}
          checked={Other !== null}
          onChange={(isOffered) => change({ Other: isOffered ? newOther() : null })}
        />
      )}
      {Other && shape.other && (
        <>
          <LabelFields
            name={t('questEdit.other.text')}
            value={Other.Text}
            onChange={(Text, language) =>
              change({ Other: { ...Other, Text } }, `other ${language}`)
            }
          />
          <TextField
            label={t('questEdit.other.model')}
            value={Other.Model}
            maxLength={64}
            autoComplete="off"
            onChange={(event) =>
              change({ Other: { ...Other, Model: event.currentTarget.value } }, 'other model')
            }
          />
        </>
      )}
      {!isOnPicture && settings}
      {shape.ownValues && (
        <div className={classes.short}>
          {(['TrueValue', 'FalseValue'] as const).map((field) => (
            <TextField
              key={field}
              label={t(field === 'TrueValue' ? 'questEdit.trueValue' : 'questEdit.falseValue')}
              value={question[field]}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => change({ [field]: event.currentTarget.value }, field)}
            />
          ))}
        </div>
      )}
    </>
  )
}
