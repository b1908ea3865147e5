import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { MAX_INDICATORS } from '@telemachos/contract/indicators/limits'
import type { ProjectField, ProjectSettings } from '@telemachos/contract/projects/entities'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { indicatorsOf } from './known-indicators.ts'
import { asIndicator } from './read-indicators.ts'

type Calls = typeof contract.indicators.calls
type Saved = InputOf<Calls['saveIndicator']>

/** Of how many characters the label of a field is at most, with what is said of the text beside it. */
const LONGEST_LABEL = 200

/**
 * Adds an indicator to the fields of the project, or changes one. Its number is that of the project's
 * revision that it came with: no other indicator has it, nor had it.
 * @throws invalid_input naming `Id`, `EditLevel` or `Options`; rule_violated `too_many_indicators`;
 *   conflict where the project was saved meanwhile.
 */
export async function saveIndicator(
  input: Saved,
  context: CallContext,
): Promise<OutputOf<Calls['saveIndicator']>> {
  if (input.EditLevel > input.Level) throw refuseField('EditLevel', 'editable_unseen')
  if (input.Kind === 'select' && new Set(input.Options).size < 2)
    throw refuseField('Options', 'indicator_options')
  const project = await readProject(context)
  const known = indicatorsOf(project.settings)
  const before = known.find(({ id }) => id === input.Id)
  if (input.Id !== undefined && !before) throw refuseField('Id', 'unknown_indicator')
  if (!before && known.length >= MAX_INDICATORS)
    throw ruleViolated('too_many_indicators', { most: MAX_INDICATORS })
  const id = before?.id ?? Math.max(project.revision, ...known.map((one) => one.id)) + 1
  const [field, text] = fieldsOf(input, id)
  const kept = { ...before?.field, ...field }
  const keptText = { ...before?.text, ...text }
  await project.save((fields) =>
    before
      ? fields.map((one) => (isValue(one, id) ? kept : isText(one, id) ? keptText : one))
      : [...fields, kept, keptText],
  )
  context.audit({ detail: { indicator: id } })
  return asIndicator({ id, kind: input.Kind, field: kept, text: keptText }, context.actor)
}

/** Takes an indicator out of the fields; what people have in them stays, as that of any field does. */
export async function removeIndicator(
  { Id }: InputOf<Calls['removeIndicator']>,
  context: CallContext,
): Promise<OutputOf<Calls['removeIndicator']>> {
  const project = await readProject(context)
  if (!indicatorsOf(project.settings).some(({ id }) => id === Id))
    throw refuseField('Id', 'unknown_indicator')
  await project.save((fields) => fields.filter((one) => !isValue(one, Id) && !isText(one, Id)))
  context.audit({ detail: { indicator: Id } })
  return { ok: true }
}

const isValue = ({ Indicator }: ProjectField, id: number): boolean => Indicator === id
const isText = ({ IndicatorText }: ProjectField, id: number): boolean => IndicatorText === id

function fieldsOf(input: Saved, id: number): [ProjectField, ProjectField] {
  const { Label, Labels, Kind, Options, Level, EditLevel } = input
  const levels = { Visible: Level, Editable: EditLevel }
  const name = `indicator_${id}`
  const beside = (label: string, word: string) => `${label}: ${word}`.slice(0, LONGEST_LABEL)
  return [
    {
      Name: name,
      Label,
      ...(Labels && { Labels }),
      Type: Kind,
      ...levels,
      Indicator: id,
      Options: Kind === 'select' ? [...new Set(Options)] : undefined,
    },
    {
      Name: `${name}_text`,
      Label: beside(Label, 'σχόλιο'),
      Type: 'text',
      ...levels,
      Labels: { en: beside(Labels?.en ?? Label, 'comment') },
      IndicatorText: id,
    },
  ]
}

/** The project as whoever saves it reads it, with the way to save other fields. */
async function readProject({ actor, makeCall }: CallContext) {
  const answer = await makeCall('projects.getProjectById', { Id: actor.projectId })
  const project = answer as OutputOf<typeof contract.projects.calls.getProjectById>
  const settings = JSON.parse(project.Settings) as ProjectSettings
  const { Id, url, Descr, Revision } = project
  return {
    settings,
    revision: Revision,
    save: async (change: (fields: readonly ProjectField[]) => ProjectField[]): Promise<void> => {
      const { User = {} } = settings
      const ProjectFields = change(User.ProjectFields ?? [])
      const Settings = JSON.stringify({ ...settings, User: { ...User, ProjectFields } })
      await makeCall('projects.setProject', { Project: { Id, url, Descr, Revision, Settings } })
    },
  }
}
