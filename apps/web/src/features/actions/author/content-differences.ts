import { TITLE_ROLES } from '@telemachos/contract/actions/title-roles'
import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { plainText } from '@telemachos/rules/rich-text/plain-text'
import type { Texts } from '#shared'
import type { ContentValues } from '../action/content-values.ts'

/** One thing that two writings of an action say differently, in words. */
export interface ContentDifference {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** In what two writings of an action differ, part by part, in words. */
export function contentDifferences(
  before: ContentValues,
  after: ContentValues,
  texts: Texts,
): ContentDifference[] {
  const first = inWords(before, texts)
  const looks = lookDifferences(before.Descr, after.Descr, texts)
  const said = Object.entries(inWords(after, texts))
    .map(([label, words]) => ({ label, before: first[label] ?? '', after: words }))
    .filter((one) => one.before !== one.after)
  return [...said, ...looks]
}

/** Descriptions that say the same in another look. */
function lookDifferences(
  before: ContentValues['Descr'],
  after: ContentValues['Descr'],
  { t }: Texts,
): ContentDifference[] {
  return LANGUAGES.flatMap((language) => {
    const [first = '', second = ''] = [before[language], after[language]]
    if (first === second || plainText(first) !== plainText(second)) return []
    const label = t(`ui.language.${language}`, { name: t('actions.author.descr') })
    return [{ label, before: plainText(first), after: t('actions.author.descrLook') }]
  })
}

function inWords(values: ContentValues, { t, language }: Texts): Record<string, string> {
  const { Title, Descr, ShowCondition, EnableCondition, Form, Completion, ...rest } = values
  const { RoleTitles, ...others } = rest
  return {
    [t('ui.language.el', { name: t('actions.author.title') })]: Title.el ?? '',
    [t('ui.language.en', { name: t('actions.author.title') })]: Title.en ?? '',
    ...titlesInWords(RoleTitles, { t, language }),
    [t('ui.language.el', { name: t('actions.author.descr') })]: plainText(Descr.el ?? ''),
    [t('ui.language.en', { name: t('actions.author.descr') })]: plainText(Descr.en ?? ''),
    [t('actions.author.show')]: ShowCondition,
    [t('actions.author.enable')]: EnableCondition,
    ...formInWords(Form, { t, language }),
    [t('actions.author.completion.by')]: t(`actions.author.completion.by.${Completion.By}`),
    [t('actions.author.completion.fields')]: t(
      Completion.NeedsFields ? 'actions.author.yes' : 'actions.author.no',
    ),
    [t('actions.author.completion.condition')]: Completion.Condition,
    // What other parts there are is told apart, if not in words.
    ...Object.fromEntries(
      Object.entries(others).map(([name, value]) => [name, JSON.stringify(value) ?? '']),
    ),
  }
}

function titlesInWords(titles: ContentValues['RoleTitles'], { t }: Texts): Record<string, string> {
  const lines = TITLE_ROLES.flatMap((role) =>
    LANGUAGES.map((language) => {
      const name = t(`actions.author.roleTitle.${role}`)
      return [t(`ui.language.${language}`, { name }), titles[role]?.[language] ?? '']
    }),
  )
  return Object.fromEntries(lines)
}

/** The questions in their order, and after them those that are asked otherwise, each by itself. */
function formInWords(form: ContentValues['Form'], { t, language }: Texts): Record<string, string> {
  const fields = form.map((field) => {
    const label = textIn(field.label, language) || t('actions.author.untitled')
    return [t('actions.author.fieldOf', { label }), fieldInWords(field, { t, language })]
  })
  return {
    [t('actions.author.form')]: form.map(({ label }) => textIn(label, language)).join('\n'),
    ...Object.fromEntries(fields),
  }
}

/** All that is said of a field, so that any change of it shows. */
function fieldInWords(field: ContentValues['Form'][number], { t, language }: Texts): string {
  const { name: _, label, type, required, options, ...others } = field
  return [
    label.el,
    label.en,
    t(`actions.author.type.${type}`),
    required && t('actions.author.required'),
    options.map((option) => textIn(option.label, language)).join(', '),
    ...Object.values(others).map((value) =>
      typeof value === 'string' ? value : JSON.stringify(value),
    ),
  ]
    .filter(Boolean)
    .join('\n')
}
