import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { limitOf, useTexts } from '#shared'
import { BirthDateField, ConflictNote, DateField, SelectField, TextField } from '#ui'
import { PlaceField } from '../person/place-field.tsx'
import type { PersonField } from './field-list.ts'
import classes from './fields.module.css'
import { PendingEmail } from './pending-email.tsx'
import { useFieldDraft, type FieldDraft } from './use-field-draft.ts'

interface Props {
  readonly userId: number
  readonly field: PersonField
  /** For a field that was opened to be replaced: hears that it was left without a word. */
  readonly onLeave?: () => void
}

const INPUT_MODES = {
  number: 'decimal',
  phone: 'tel',
  email: 'email',
  afm: 'numeric',
  amka: 'numeric',
} as const

/** A field that can be changed and is saved when it is left; Escape takes back what was typed. */
export function FieldRow({ userId, field, onLeave }: Props) {
  const draft = useFieldDraft(userId, field)
  const row = useRef<HTMLDivElement>(null)
  const isOpened = onLeave !== undefined
  useEffect(() => {
    if (isOpened) row.current?.querySelector('input')?.focus()
  }, [isOpened])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) draft.save()
    if (event.key === 'Escape' && (draft.status === 'typed' || onLeave)) {
      event.stopPropagation()
      draft.revert()
      onLeave?.()
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Hears the keys of the control within.
    <div
      ref={row}
      className={classes.row}
      data-status={draft.status}
      onKeyDown={onKeyDown}
      onBlur={() => draft.text === '' && onLeave?.()}
    >
      <Control field={field} draft={draft} />
      <Foot field={field} draft={draft} />
      {field.name === 'email' && <PendingEmail userId={userId} />}
    </div>
  )
}

interface PartProps {
  readonly field: PersonField
  readonly draft: FieldDraft
}

function Control({ field, draft }: PartProps) {
  const { t } = useTexts()
  switch (field.type) {
    case 'choice':
    case 'yesno':
      return (
        <SelectField
          label={field.label}
          none={t('users.fields.none.choice')}
          options={(field.options ?? []).map((value) => ({ value, label: field.words(value, t) }))}
          value={draft.text === '' ? null : draft.text}
          error={draft.problem}
          onChange={(value) => draft.save(value ?? '')}
        />
      )
    case 'region':
    case 'municipality':
      return (
        <PlaceField
          kind={field.type}
          label={field.label}
          value={draft.text}
          error={draft.problem}
          onChange={draft.save}
        />
      )
    case 'date':
      if (field.birth) {
        return (
          <BirthDateField
            label={field.label}
            value={draft.text === '' ? null : draft.text}
            error={draft.problem}
            onChange={(date) => draft.save(date ?? '')}
          />
        )
      }
      return (
        // A date that is not whole is nothing yet: only an empty field clears the date.
        <div onBlur={(event) => clearWhenEmpty(event, draft)}>
          <DateField
            label={field.label}
            // A date that is there shows how it is written.
            {...(draft.text !== '' && { hint: '' })}
            value={draft.text === '' ? null : draft.text}
            error={draft.problem}
            onChange={(date) => date !== null && draft.save(date)}
          />
        </div>
      )
    default:
      return (
        <TextField
          label={field.label}
          value={draft.text}
          error={draft.problem}
          maxLength={limitOf('people.updateField', 'Value')}
          autoComplete="off"
          {...(field.type !== 'text' && { inputMode: INPUT_MODES[field.type] })}
          onChange={(event) => draft.type(event.currentTarget.value)}
          // What was refused is not sent again unless somebody asks.
          onBlur={() => draft.problem === undefined && draft.save()}
        />
      )
  }
}

function clearWhenEmpty({ target }: FocusEvent<HTMLElement>, draft: FieldDraft): void {
  if (target instanceof HTMLInputElement && target.value.trim() === '') draft.save('')
}

/** What became of what was typed; where somebody else was quicker, whose is to stay. */
function Foot({ field, draft }: PartProps) {
  const { t } = useTexts()
  if (draft.conflict === undefined) {
    return (
      <p className={classes.status}>
        {draft.status === 'saving' && t('users.fields.saving')}
        {draft.status === 'saved' && t('users.fields.saved')}
        {draft.status === 'typed' && !draft.problem && t('users.fields.unsaved')}
      </p>
    )
  }
  const { value, ...other } = draft.conflict
  const mine = field.words(draft.text, t)
  return (
    <ConflictNote
      {...other}
      differences={[{ label: field.label, mine, theirs: field.words(value, t) }]}
      onMine={draft.insist}
      onTheirs={draft.revert}
    />
  )
}
