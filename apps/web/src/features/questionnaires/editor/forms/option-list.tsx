import { IconPlus } from '@tabler/icons-react'
import type { DraftOption } from '@telemachos/questionnaire/author/draft'
import { newOption } from '@telemachos/questionnaire/author/new-question'
import type { TypeShape } from '@telemachos/questionnaire/author/type-shape'
import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Checkbox } from '../../../../shared/ui/choices/checkbox.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import classes from './forms.module.css'
import { RegionFields } from './hotspot/region-fields.tsx'
import { ItemTools } from './item-tools.tsx'
import { LabelFields } from './label-fields.tsx'
import { NumberField } from './number-field.tsx'
import { useFocusOnNew } from './use-focus-on-new.ts'

interface Props {
  readonly shape: TypeShape
  readonly options: readonly DraftOption[]
  readonly onChange: (options: readonly DraftOption[], field?: string) => void
}

const MOST = 200

/** The options of a question, each with its texts and the value that conditions and scores read. */
export function OptionList({ shape, options, onChange }: Props) {
  const { t } = useTexts()
  const { list, noteNew } = useFocusOnNew(options.length)
  const { options: kind, exclusive } = shape
  if (kind === undefined) return null
  if (kind === 'count') {
    const count = Math.max(0, ...options.map(({ Value }) => Number(Value) || 0))
    return (
      <NumberField
        label={t('questEdit.options.count')}
        value={count || undefined}
        from={1}
        to={100}
        onChange={(value) =>
          onChange(value ? [{ Value: `${value}`, Text: { el: '', en: '' } }] : [], 'count')
        }
      />
    )
  }
  const change = (place: number, own: Partial<DraftOption>, field: string): void =>
    onChange(
      options.map((option, at) => (at === place ? { ...option, ...own } : option)),
      `option ${place} ${field}`,
    )
  return (
    <fieldset className={classes.list}>
      <legend>{t(`questEdit.options.${kind}`)}</legend>
      <ul ref={list}>
        {options.map((option, place) => {
          const number = place + 1
          return (
            <li key={place} className={classes.item}>
              <div className={classes.itemBody} data-inline={kind !== 'pictures' || undefined}>
                <LabelFields
                  name={t('questEdit.option.text', { number })}
                  value={option.Text}
                  onChange={(Text, language) => change(place, { Text }, language)}
                />
                <div className={classes.short}>
                  <TextField
                    label={t('questEdit.option.value', { number })}
                    value={option.Value}
                    maxLength={200}
                    autoComplete="off"
                    onChange={(event) =>
                      change(place, { Value: event.currentTarget.value }, 'value')
                    }
                  />
                  {kind === 'pictures' && (
                    <TextField
                      label={t('questEdit.option.image', { number })}
                      value={option.Image ?? ''}
                      maxLength={500}
                      autoComplete="off"
                      onChange={(event) =>
                        change(place, { Image: event.currentTarget.value || undefined }, 'image')
                      }
                    />
                  )}
                </div>
                {kind === 'pictures' && (
                  <LabelFields
                    name={t('questEdit.option.alt', { number })}
                    value={option.Alt ?? { el: '', en: '' }}
                    onChange={(Alt, language) => change(place, { Alt }, `alt ${language}`)}
                  />
                )}
                {kind === 'regions' && (
                  <RegionFields
                    name={option.Text.el || `${number}`}
                    number={number}
                    region={option.Region}
                    onChange={(Region) => change(place, { Region }, 'region')}
                  />
                )}
                {exclusive && (
                  <Checkbox
                    label={`${t('questEdit.option.exclusive')} (${number})`}
                    checked={option.Exclusive ?? false}
                    onChange={(checked) =>
                      change(place, { Exclusive: checked || undefined }, 'exclusive')
                    }
                  />
                )}
              </div>
              <ItemTools
                items={options}
                place={place}
                name={option.Text.el || `${number}`}
                onChange={(next) => onChange(next)}
              />
            </li>
          )
        })}
      </ul>
      <Button
        variant="light"
        leftSection={<IconPlus size={16} />}
        disabled={options.length >= MOST}
        onClick={() => {
          noteNew()
          onChange([...options, newOption(options)])
        }}
      >
        {t('questEdit.option.add')}
      </Button>
    </fieldset>
  )
}
