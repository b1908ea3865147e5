import type { Draft, DraftOption, DraftQuestion } from '@telemachos/questionnaire/author/draft'
import { mentionsOfValue } from '@telemachos/questionnaire/author/mentions'
import { newOption, optionsOf, textChange } from '@telemachos/questionnaire/author/new-question'
import type { TypeForm } from '@telemachos/questionnaire/types/type-form'
import { useTexts } from '#shared'
import { Checkbox } from '#ui'
import { FollowedNameField } from '../names/followed-name-field.tsx'
import classes from './forms.module.css'
import { RegionFields } from './hotspot/region-fields.tsx'
import { ItemList, type OnItemsChange } from './item-list.tsx'
import { LabelFields } from './label-fields.tsx'
import { NumberField } from './number-field.tsx'
import { PresetMenu } from './preset-menu.tsx'
import { PictureField } from './picture-field.tsx'
import { useQuestId } from '../quest-id.ts'
import { useAskQuestRemoval } from '../removal/use-ask-quest-removal.ts'

interface Props {
  readonly shape: TypeForm
  readonly draft: Draft
  readonly question: DraftQuestion
  readonly onChange: OnItemsChange<DraftOption>
  /** Its value is changed in what compares with it too. */
  readonly onRename: (place: number, value: string) => void
}

/** What may be a scale, whose numbers are its values. */
const SCALED: readonly TypeForm['options'][] = ['choices', 'columns']

/** The options of a question, each with its texts and the value that conditions and scores read. */
export function OptionList({ shape, draft, question, onChange, onRename }: Props) {
  const { t } = useTexts()
  const questId = useQuestId()
  const ask = useAskQuestRemoval()
  const { Options: options } = question
  const { options: kind, exclusive } = shape
  if (kind === undefined) return null
  // What is compared with a value keeps it.
  const keepsValue = (value: string): boolean =>
    !SCALED.includes(kind) || mentionsOfValue(draft, question, value).length > 0
  if (kind === 'count') return <CountField options={options} onChange={onChange} />
  return (
    <ItemList
      legend={t(`questEdit.options.${kind}`)}
      items={options}
      nameOf={(option) => option.Text.el || option.Text.en}
      makeNew={() => newOption(options)}
      addLabel={t('questEdit.option.add')}
      kind="option"
      isInline={kind !== 'pictures'}
      making={{
        make: (text, now) => optionsOf([text], now).at(-1) ?? newOption(now),
        write: (option, Text) => ({
          ...option,
          ...(keepsValue(option.Value) ? { Text } : textChange(option, Text)),
        }),
      }}
      tools={
        SCALED.includes(kind) && (
          <PresetMenu onChoose={(preset) => onChange(() => preset, 'preset')} />
        )
      }
      onChange={onChange}
      mayRemove={(option) =>
        ask({
          questId,
          name: option.Text.el || option.Text.en || option.Value,
          questions: [question.Id],
          option: option.Value,
          conditions: mentionsOfValue(draft, question, option.Value).length,
        })
      }
    >
      {(option, place, change) => {
        const number = place + 1
        return (
          <>
            <LabelFields
              name={t('questEdit.option.text', { number })}
              value={option.Text}
              onChange={(Text, language) =>
                change(keepsValue(option.Value) ? { Text } : textChange(option, Text), language)
              }
            />
            <div className={classes.short}>
              <FollowedNameField
                label={t('questEdit.option.value', { number })}
                name={option.Value}
                maxLength={200}
                of="value"
                readersOf={(value) => mentionsOfValue(draft, question, value)}
                isShared={(value) => options.some(({ Value }) => Value === value)}
                onRename={(value) => onRename(place, value)}
              />
            </div>
            {kind === 'pictures' && (
              <>
                <PictureField
                  label={t('questEdit.option.image', { number })}
                  value={option.Image ?? ''}
                  alt={option.Alt?.el ?? ''}
                  onChange={(address) => change({ Image: address || undefined }, 'image')}
                />
                <LabelFields
                  name={t('questEdit.option.alt', { number })}
                  value={option.Alt ?? { el: '', en: '' }}
                  onChange={(Alt, language) => change({ Alt }, `alt ${language}`)}
                />
              </>
            )}
            {kind === 'regions' && (
              <RegionFields
                name={option.Text.el || option.Text.en || `${number}`}
                number={number}
                region={option.Region}
                onChange={(Region) => change({ Region }, 'region')}
              />
            )}
            {exclusive && (
              <Checkbox
                label={`${t('questEdit.option.exclusive')} (${number})`}
                checked={option.Exclusive ?? false}
                onChange={(checked) => change({ Exclusive: checked || undefined }, 'exclusive')}
              />
            )}
          </>
        )
      }}
    </ItemList>
  )
}

/** How many words there may be: the value of the only option. */
function CountField({
  options,
  onChange,
}: Pick<Props, 'onChange'> & { readonly options: readonly DraftOption[] }) {
  const { t } = useTexts()
  const count = Math.max(0, ...options.map(({ Value }) => Number(Value) || 0))
  return (
    <NumberField
      label={t('questEdit.options.count')}
      value={count || undefined}
      from={1}
      to={100}
      onChange={(value) =>
        onChange(() => (value ? [{ Value: `${value}`, Text: { el: '', en: '' } }] : []), 'count')
      }
    />
  )
}
