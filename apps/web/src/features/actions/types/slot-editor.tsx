import {
  EVIDENCE_KINDS,
  FILE_KIND_NAMES,
  MAX_FILE_MB,
  MAX_FILES,
} from '@telemachos/contract/actions/need-kinds'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { Row, Stack } from '#layout'
import { useTexts } from '#shared'
import { Checkbox, LanguageFields, SelectField } from '#ui'
import { fileSize } from '#features/files'
import { toggled, type Item, type Slot } from './needs-draft.ts'
import { TemplateField } from './template-field.tsx'
import classes from './types.module.css'

const MAX_LABEL = 300
const MAX_HINT = 1_000
const MIB = 1024 * 1024
const SIZES = [1, 2, 5, 10, 20, MAX_FILE_MB]

interface Props {
  readonly slot: Slot
  readonly actionId: number
  readonly checklist: readonly Item[]
  readonly isTried: boolean
  readonly onChange: (slot: Slot) => void
}

/** One thing to be handed in: what it is called, in what form, and whether somebody looks at it. */
export function SlotEditor({ slot, actionId, checklist, isTried, onChange }: Props) {
  const { t, language } = useTexts()
  const set = (next: Partial<Slot>) => onChange({ ...slot, ...next })
  const takesFiles = slot.takes.includes('file')
  const counts = Array.from({ length: MAX_FILES }, (_, place) => String(place + 1))
  return (
    <Stack gap={3} packed>
      <LanguageFields
        name={t('actions.types.slotLabel')}
        value={slot.label}
        maxLength={MAX_LABEL}
        onChange={({ el, en }) => set({ label: { el, en } })}
        errorOf={(one) =>
          one === 'el' && isTried && slot.label.el.trim() === '' && t('rule.required')
        }
      />
      <LanguageFields
        name={t('actions.types.slotHint')}
        rows={2}
        value={slot.hint}
        maxLength={MAX_HINT}
        onChange={({ el, en }) => set({ hint: { el, en } })}
      />
      {checklist.length > 0 && (
        <SelectField
          label={t('actions.types.slotItem')}
          options={[
            { value: '', label: t('actions.types.slotWhole') },
            ...checklist.map(({ id, label }) => ({
              value: id,
              label: textIn(label, language) || t('actions.author.untitled'),
            })),
          ]}
          value={slot.item ?? ''}
          onChange={(item) => set({ item: item === '' ? null : item })}
        />
      )}
      <fieldset className={classes.group}>
        <legend>{t('actions.types.takes')}</legend>
        <Row gap={4} lineGap={2}>
          {EVIDENCE_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`actions.types.takes.${kind}`)}
              checked={slot.takes.includes(kind)}
              onChange={(is) => set({ takes: toggled(EVIDENCE_KINDS, slot.takes, kind, is) })}
            />
          ))}
        </Row>
        {slot.takes.length === 0 && (
          <p role="alert" className={classes.error}>
            {t('actions.types.takesNone')}
          </p>
        )}
      </fieldset>
      {takesFiles && (
        <>
          <fieldset className={classes.group}>
            <legend>{t('actions.types.fileKinds')}</legend>
            <Row gap={4} lineGap={2}>
              {FILE_KIND_NAMES.map((kind) => (
                <Checkbox
                  key={kind}
                  label={t(`submissions.kind.${kind}`)}
                  checked={slot.files.includes(kind)}
                  onChange={(is) => set({ files: toggled(FILE_KIND_NAMES, slot.files, kind, is) })}
                />
              ))}
            </Row>
          </fieldset>
          <div className={classes.pair}>
            <SelectField
              label={t('actions.types.maxFiles')}
              options={counts.map((value) => ({ value, label: value }))}
              value={String(slot.maxFiles)}
              onChange={(value) => set({ maxFiles: Number(value) })}
            />
            <SelectField
              label={t('actions.types.maxMb')}
              options={SIZES.map((size) => ({
                value: String(size),
                label: fileSize(size * MIB, language),
              }))}
              value={String(slot.maxMb)}
              onChange={(value) => set({ maxMb: Number(value) })}
            />
          </div>
          <TemplateField
            actionId={actionId}
            slotId={slot.id}
            template={slot.template}
            onChange={(template) => set({ template })}
          />
        </>
      )}
      <Checkbox
        label={t('actions.types.slotRequired')}
        checked={slot.required}
        onChange={(required) => set({ required })}
      />
      <Checkbox
        label={t('actions.types.review')}
        checked={slot.review}
        onChange={(review) => set({ review })}
      />
    </Stack>
  )
}
