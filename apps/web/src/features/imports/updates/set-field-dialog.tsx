import { Heading, Row, Stack, Text } from '#layout'
import {
  errorText,
  isConflict,
  useAskBeforeMany,
  useCall,
  useOfferUndo,
  useTexts,
  useWrite,
  withUndo,
  type CallInput,
  type CallOutput,
} from '#shared'
import {
  Button,
  BirthDateField,
  DateField,
  DismissButton,
  Loadable,
  ModalDialog,
  SelectField,
  TextField,
  TOAST_MS,
  useDebounced,
} from '#ui'
import { PlaceField, valueWords } from '#features/people'
import type { ProjectField } from '@telemachos/contract/projects/entities'
import { fieldType, isBirthDate, isMasked, optionsOf } from '@telemachos/rules/field-kinds'
import { useState } from 'react'
import { useWritableFields } from '../use-import-fields.ts'
import { usePluralText } from '../use-plural-text.ts'
import { useUndoField } from './use-undo-field.ts'
import classes from './set-field-dialog.module.css'

type Wish = CallInput<'imports.setUserField'>
type Preview = CallOutput<'imports.previewUserField'>

/** What tells people apart, as numbers of the state, is set for one at a time; the server refuses it too. */
const OWN_TO_ONE = new Set(['first_name', 'last_name', 'email'])

/** Filters wait so long for the next key (spec §9). */
const DEBOUNCE_MS = 500

interface SetFieldDialogProps {
  /** The people whose field is set: named, or all who match. */
  readonly people: Pick<Wish, 'ids' | 'Selection'>
  readonly onClose: () => void
}

/** Sets a field of many people to one value: first how many, and which values go (spec §5). */
export function SetFieldDialog({ people, onClose }: SetFieldDialogProps) {
  const { t } = useTexts()
  const fields = useWritableFields() ?? []
  const settable = fields.filter((field) => !OWN_TO_ONE.has(field.Name) && !isMasked(field))
  const [name, setName] = useState<string | null>(null)
  const [value, setValue] = useState('')
  const field = settable.find(({ Name }) => Name === name)
  return (
    <ModalDialog label={t('updates.many.title')} onClose={onClose}>
      <Stack gap={4} className={classes.dialog}>
        <Heading size="dialog">{t('updates.many.title')}</Heading>
        <SelectField
          label={t('updates.field')}
          options={settable.map(({ Name, Label }) => ({ value: Name, label: Label }))}
          value={name}
          onChange={(next) => {
            setName(next)
            setValue('')
          }}
        />
        {field && (
          <>
            <ValueField field={field} value={value} onChange={setValue} />
            <Effect
              key={name}
              wish={{ ...people, field: field.Name, value }}
              field={field}
              onClose={onClose}
            />
          </>
        )}
        {!field && <DismissButton onClick={onClose} />}
      </Stack>
    </ModalDialog>
  )
}

interface ValueFieldProps {
  readonly field: ProjectField
  readonly value: string
  readonly onChange: (value: string) => void
}

function ValueField({ field, value, onChange }: ValueFieldProps) {
  const { t } = useTexts()
  const label = t('updates.value')
  const options = optionsOf(field)
  if (options) {
    return (
      <SelectField
        label={label}
        none={t('updates.empty')}
        options={options.map((option) => ({
          value: option,
          label: valueWords(field, option, t),
        }))}
        value={value || null}
        onChange={(next) => onChange(next ?? '')}
      />
    )
  }
  if (isBirthDate(field)) {
    return (
      <BirthDateField
        label={label}
        value={value || null}
        onChange={(next) => onChange(next ?? '')}
      />
    )
  }
  const type = fieldType(field)
  if (type === 'region' || type === 'municipality') {
    return <PlaceField kind={type} label={label} value={value} onChange={onChange} />
  }
  if (type === 'date') {
    return (
      <DateField
        label={label}
        value={value || null}
        onChange={(next) => onChange(next ?? '')}
        onUnread={onChange}
      />
    )
  }
  return (
    <TextField
      label={label}
      hint={t('updates.value.hint')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

interface EffectProps {
  readonly wish: Wish
  readonly field: ProjectField
  readonly onClose: () => void
}

function Effect({ wish, field, onClose }: EffectProps) {
  const { t } = useTexts()
  const told = usePluralText()
  const settled = useDebounced(wish.value, DEBOUNCE_MS)
  const preview = useCall(
    'imports.previewUserField',
    { ...wish, value: settled },
    { retry: false, staleTime: 0 },
  )
  const set = useWrite('imports.setUserField')
  const askBeforeMany = useAskBeforeMany()
  const offerUndo = useOfferUndo()
  const undoField = useUndoField()
  const isStale = isConflict(set.error)

  async function apply({ Changing, People, Roles }: Preview): Promise<void> {
    const Confirmed = await askBeforeMany({
      title: told('updates.many.apply', Changing),
      text: t('updates.warning'),
      count: Changing,
      roles: Roles,
      exceptions: People > Changing ? [told('updates.many.already', People - Changing)] : [],
      isFinal: false,
      confirmLabel: told('updates.many.apply', Changing),
    })
    if (Confirmed !== undefined) await withUndo(write(Changing, Confirmed))
  }
  async function write(Expected: number, Confirmed: number): Promise<void> {
    const Change = crypto.randomUUID()
    try {
      await set.mutateAsync({ ...wish, value: settled, Expected, Confirmed, Change })
    } catch {
      return void preview.refetch()
    }
    offerUndo({
      done: t('updates.success'),
      ms: TOAST_MS.massSend,
      undo: () => undoField([Change]),
    })
    onClose()
  }
  const refusal = preview.error?.fields[0]?.message
  return (
    <>
      {refusal ? (
        <Text role="alert" tone="failure">
          {refusal}
        </Text>
      ) : (
        <Loadable query={preview}>{(seen) => <OldValues preview={seen} field={field} />}</Loadable>
      )}
      {set.error && (
        <Text role="alert" tone="failure">
          {isStale ? t('updates.many.changed') : errorText(set.error, t)}
        </Text>
      )}
      <p className={classes.warning}>{t('updates.warning')}</p>
      <Row gap={2} justify="end">
        <DismissButton onClick={onClose} />
        <Button
          loading={set.isPending}
          disabled={
            !preview.data || preview.data.Changing === 0 || settled !== wish.value || !!refusal
          }
          onClick={() => preview.data && void apply(preview.data)}
        >
          {told('updates.many.apply', preview.data?.Changing ?? 0)}
        </Button>
      </Row>
    </>
  )
}

function OldValues({
  preview,
  field,
}: {
  readonly preview: Preview
  readonly field: ProjectField
}) {
  const { t } = useTexts()
  const told = usePluralText()
  if (preview.Changing === 0) return <p role="status">{t('updates.many.nothing')}</p>
  const people = (count: number) => told('updates.people', count)
  return (
    <div role="status">
      <p>
        {t('updates.many.count', {
          people: people(preview.People),
          changing: people(preview.Changing),
        })}
      </p>
      <h3 className={classes.heading}>{t('updates.many.old')}</h3>
      <ul className={classes.old}>
        {preview.Old.map(({ Value, People }) => (
          <li key={Value}>
            <span>{valueWords(field, Value, t) || t('updates.empty')}</span>{' '}
            <span>{people(People)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
