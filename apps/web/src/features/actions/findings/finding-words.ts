import type { Role } from '@telemachos/contract/core/roles'
import type { Finding } from '@telemachos/contract/projects/findings'
import type { TextKey } from '@telemachos/contract/texts'
import { formatDate } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import type { Texts } from '#shared'

/** What the parts of a thing are called that findings name. */
const PARTS: Readonly<Record<string, TextKey>> = {
  ShowCondition: 'actions.author.show',
  EnableCondition: 'actions.author.enable',
  Completion: 'actions.author.completion.condition',
  Show: 'projects.application.show',
  Filter: 'projects.application.filter',
  Validation: 'projects.application.validation',
}

/** What has a name of the product's own, by how its path begins. */
const SETTINGS: readonly (readonly [string, TextKey])[] = [
  ['Settings.Config.MicrodataSendFilter', 'projects.check.setting.sendFilter'],
  ['Settings.Config.MicrodataDateActionId', 'projects.check.setting.dateAction'],
  ['Settings.Config.Matching', 'projects.check.setting.matching'],
  ['Settings.User.Filters', 'projects.check.setting.filters'],
]

const DATED: ReadonlySet<Finding['Kind']> = new Set(['due_before_session', 'due_passed'])

/** What is wrong, as a sentence about the thing. */
export function findingWords(finding: Finding, { t, language }: Texts): string {
  const { Kind, Part, Names, Count } = finding
  const [first = '', second = ''] = DATED.has(Kind) ? Names.map((day) => formatDate(day)) : Names
  const part = PARTS[Part.slice(Part.lastIndexOf('.') + 1)]
  return t(`projects.check.say.${Kind}`, {
    reason: Kind === 'action_unready' ? t(`rule.${Part}` as TextKey) : '',
    part: part ? t(part) : Part,
    language: t(Part === 'en' ? 'projects.check.inEnglish' : 'projects.check.inGreek'),
    names: Names.join(', '),
    count: formatNumber(Count, language),
    first,
    second,
  })
}

/** What a finding is about, by its name. */
export function findingName({ Type, Name, Part }: Finding, { t }: Pick<Texts, 't'>): string {
  if (Type === 'people') return t('projects.check.people')
  if (Type === 'role') return t(`identity.role.${Name as Role}`)
  if (Type === 'template') return t(`mail.template.${Name}` as TextKey)
  if (Type !== 'setting' || Name !== '') return Name
  const setting = SETTINGS.find(([path]) => Part.startsWith(path))
  return setting ? t(setting[1]) : Part
}
