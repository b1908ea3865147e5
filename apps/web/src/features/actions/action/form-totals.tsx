import { keepPreviousData } from '@tanstack/react-query'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { isChoice } from '@telemachos/questionnaire/form/form-field'
import { formatNumber } from '@telemachos/rules/numbers'
import { useCall, type CallInput, type CallOutput, useTexts } from '#shared'
import { Heading, Stack, Text } from '#layout'
import { BarTable, Loadable } from '#ui'

type Field = CallOutput<'actions.listFormResults'>['Fields'][number]
type Total = CallOutput<'actions.countFormResults'>['Fields'][number]

interface Props {
  readonly filter: CallInput<'actions.countFormResults'>
  readonly fields: readonly Field[]
}

/** How often each choice was made among those whom the filter finds. */
export function FormTotals({ filter, fields }: Props) {
  const { t, language } = useTexts()
  const query = useCall('actions.countFormResults', filter, { placeholderData: keepPreviousData })
  const counted = fields.filter((field) => isCounted(field) || field.type === 'number')
  if (counted.length === 0) return null
  return (
    <Stack gap={4} packed>
      <Heading as="h2" size="section">
        {t('actions.results.totals')}
      </Heading>
      <Loadable query={query}>
        {({ Fields }) =>
          counted.map((field) => {
            const total = Fields.find(({ Name }) => Name === field.name)
            if (!total || total.Answered === 0) return null
            return (
              <section key={field.name}>
                <Heading as="h3" size="section">
                  {textIn(field.label, language)}
                </Heading>
                <Text tone="faint" size="small">
                  {t('actions.results.answered', { count: total.Answered })}
                  {total.Mean !== null &&
                    ` · ${t('actions.results.mean', { mean: formatNumber(Math.round(total.Mean * 100) / 100, language) })}`}
                </Text>
                {isCounted(field) && <Choices field={field} total={total} />}
              </section>
            )
          })
        }
      </Loadable>
    </Stack>
  )
}

const isCounted = (field: Field): boolean =>
  isChoice(field) || ['yesno', 'checkbox', 'scale', 'stars'].includes(field.type)

function Choices({ field, total }: { readonly field: Field; readonly total: Total }) {
  const { t, language } = useTexts()
  const countOf = (value: string) => total.Values.find(({ Value }) => Value === value)?.Count ?? 0
  const labels = new Map(
    field.options.map(({ value, label }) => [value, textIn(label, language)] as const),
  )
  if (field.type === 'yesno' || field.type === 'checkbox') {
    labels.set('true', t('actions.form.yes'))
    labels.set('false', t('actions.form.no'))
  }
  // What older versions offered stays below what is offered now.
  const others = total.Values.map(({ Value }) => Value).filter((value) => !labels.has(value))
  const values = [...labels.keys(), ...others.toSorted()]
  return (
    <BarTable
      label={textIn(field.label, language)}
      headings={{
        label: t('actions.results.choice'),
        count: t('actions.results.count'),
        share: t('actions.results.share'),
      }}
      rows={values.map((value) => ({
        key: value,
        label: labels.get(value) ?? value,
        count: countOf(value),
        of: total.Answered,
      }))}
    />
  )
}
