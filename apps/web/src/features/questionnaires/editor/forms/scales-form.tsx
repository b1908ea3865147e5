import { Text } from '#layout'
import { useTexts } from '#shared'
import { Button, FieldFrame, TextField, fieldClasses } from '#ui'
import { IconPlus } from '@tabler/icons-react'
import type { DraftProblem } from '@telemachos/questionnaire/author/draft-problem'
import type { Scale, ScaleItem } from '@telemachos/questionnaire/definition'
import { BandList } from './band-list.tsx'
import classes from './forms.module.css'
import { ItemTools } from './item-tools.tsx'
import { LabelFields } from './label-fields.tsx'
import { ListField } from './list-field.tsx'
import type { ItemsUpdate } from './move-item.ts'
import { NumberField } from './number-field.tsx'
import { ProblemList } from './problem-list.tsx'
import { readItems, readNames, writeItems, writeNames } from './read-fields.ts'

interface Props {
  readonly scales: readonly Scale[]
  readonly problems: readonly DraftProblem[]
  readonly onChange: (update: ItemsUpdate<Scale>, field?: string) => void
  /** Scales of which it is part follow. */
  readonly onRename: (place: number, id: string) => void
}

const MAX = 50

/** The scales by which answers are scored, each with its bands. */
export function ScalesForm({ scales, problems, onChange, onRename }: Props) {
  const { t } = useTexts()
  return (
    <fieldset className={classes.list}>
      <legend>{t('questEdit.scales')}</legend>
      <Text tone="faint" size="medium">
        {t('questEdit.scales.lead')}
      </Text>
      <ul>
        {scales.map((scale, place) => (
          <li key={place} className={classes.item}>
            <ScaleForm
              scale={scale}
              problems={problems.filter(({ at }) => at === scale.id)}
              onChange={(change, field) =>
                onChange(
                  (now) => now.map((one, at) => (at === place ? { ...one, ...change(one) } : one)),
                  `scale ${place} ${field}`,
                )
              }
              onRename={(id) => onRename(place, id)}
            />
            <ItemTools
              items={scales}
              place={place}
              name={scale.name.el || scale.id}
              onChange={onChange}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="light"
        leftSection={<IconPlus size={16} />}
        disabled={scales.length >= MAX}
        onClick={() => onChange((now) => [...now, newScale(now)])}
      >
        {t('questEdit.scale.add')}
      </Button>
    </fieldset>
  )
}

function newScale(scales: readonly Scale[]): Scale {
  const taken = new Set(scales.map(({ id }) => id))
  let number = scales.length + 1
  while (taken.has(`s${number}`)) number++
  return {
    id: `s${number}`,
    name: { el: '', en: '' },
    method: 'sum',
    items: [],
    parts: [],
    minAnswered: null,
    bands: [],
  }
}

interface ScaleProps {
  readonly scale: Scale
  readonly problems: readonly DraftProblem[]
  readonly onChange: (change: (scale: Scale) => Partial<Scale>, field: string) => void
  readonly onRename: (id: string) => void
}

function ScaleForm({ scale, problems, onChange, onRename }: ScaleProps) {
  const { t } = useTexts()
  const change = (own: Partial<Scale>, field: string): void => onChange(() => own, field)
  return (
    <div className={classes.itemBody}>
      <ProblemList problems={problems} />
      <LabelFields
        name={t('questEdit.scale.name')}
        value={scale.name}
        onChange={(name, language) => change({ name }, `name ${language}`)}
      />
      <div className={classes.short}>
        <TextField
          label={t('questEdit.scale.id')}
          value={scale.id}
          maxLength={64}
          autoComplete="off"
          onChange={(event) => onRename(event.currentTarget.value)}
        />
        <FieldFrame label={t('questEdit.scale.method')}>
          {(control) => (
            <select
              {...control}
              className={fieldClasses.input}
              value={scale.method}
              onChange={(event) =>
                change({ method: event.currentTarget.value as Scale['method'] }, 'method')
              }
            >
              <option value="sum">{t('questEdit.scale.sum')}</option>
              <option value="mean">{t('questEdit.scale.mean')}</option>
            </select>
          )}
        </FieldFrame>
        <NumberField
          label={t('questEdit.scale.minAnswered')}
          value={scale.minAnswered ?? undefined}
          from={1}
          to={1_000}
          onChange={(value) => change({ minAnswered: value ?? null }, 'minAnswered')}
        />
      </div>
      <ListField<readonly ScaleItem[]>
        label={t('questEdit.scale.items')}
        hint={t('questEdit.scale.items.hint')}
        value={scale.items}
        read={readItems}
        write={writeItems}
        onChange={(items) => change({ items }, 'items')}
      />
      <ListField<readonly string[]>
        label={t('questEdit.scale.parts')}
        hint={t('questEdit.scale.parts.hint')}
        value={scale.parts}
        read={readNames}
        write={writeNames}
        onChange={(parts) => change({ parts }, 'parts')}
      />
      <BandList
        bands={scale.bands}
        onChange={(update, field) => onChange(({ bands }) => ({ bands: update(bands) }), field)}
      />
    </div>
  )
}
