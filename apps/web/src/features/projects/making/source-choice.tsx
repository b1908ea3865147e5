import { builtInOf } from '@telemachos/contract/core/define-texts'
import { Row, Stack, Text } from '#layout'
import { strongestRole } from '@telemachos/contract/core/roles'
import {
  PROJECT_PARTS,
  type ProjectPart,
  type ReadyTemplateKey,
} from '@telemachos/contract/projects/template-keys'
import { useId } from 'react'
import { mayMake, useCall, useIdentity, useTexts } from '#shared'
import { Checkbox, Combobox } from '#ui'
import classes from './making.module.css'

/** What a new project begins with. */
export type Source =
  | { readonly kind: 'blank' }
  | { readonly kind: 'ready'; readonly key: ReadyTemplateKey }
  | { readonly kind: 'project'; readonly projectId: number | null }

interface Props {
  readonly source: Source
  readonly parts: readonly ProjectPart[]
  readonly onChange: (source: Source, parts: readonly ProjectPart[]) => void
}

/** From blank, a ready-made programme, or parts of another project. */
export function SourceChoice({ source, parts, onChange }: Props) {
  const { t, language } = useTexts()
  const name = useId()
  const templates = useCall('projects.listTemplates', {}, { staleTime: Infinity })
  const choices: readonly { source: Source; title: string; text: string }[] = [
    {
      source: { kind: 'blank' },
      title: t('projects.making.blank'),
      text: t('projects.making.blankText'),
    },
    ...(templates.data ?? []).map(({ Key, Title, Text: words }) => ({
      source: { kind: 'ready', key: Key } as const,
      title: Title[builtInOf(language)],
      text: words[builtInOf(language)],
    })),
    {
      source: { kind: 'project', projectId: null },
      title: t('projects.making.project'),
      text: t('projects.making.projectText'),
    },
  ]
  return (
    <fieldset>
      <legend className={classes.legend}>{t('projects.making.from')}</legend>
      <div className={classes.choices}>
        {choices.map((one) => (
          <label key={keyOf(one.source)} className={classes.choice}>
            <input
              type="radio"
              name={name}
              checked={keyOf(one.source) === keyOf(source)}
              onChange={() => onChange(one.source, parts)}
            />
            <strong>{one.title}</strong>
            <small>{one.text}</small>
          </label>
        ))}
      </div>
      {source.kind === 'project' && (
        <FromProject
          projectId={source.projectId}
          parts={parts}
          onChange={(projectId, chosen) => onChange({ kind: 'project', projectId }, chosen)}
        />
      )}
    </fieldset>
  )
}

const keyOf = (source: Source): string => (source.kind === 'ready' ? source.key : source.kind)

interface FromProjectProps {
  readonly projectId: number | null
  readonly parts: readonly ProjectPart[]
  readonly onChange: (projectId: number | null, parts: readonly ProjectPart[]) => void
}

/** Which project, and what of it; people are never copied. */
function FromProject({ projectId, parts, onChange }: FromProjectProps) {
  const { t } = useTexts()
  const identity = useIdentity()
  const own = identity.Projects.filter(({ Roles }) =>
    mayMake({ ...identity, Role: strongestRole(Roles) ?? null }, 'projects.listVersions'),
  )
  return (
    <Stack gap={3} className={classes.part}>
      <Combobox
        label={t('projects.making.which')}
        options={own.map(({ Id, Descr }) => ({ value: String(Id), label: Descr }))}
        value={projectId === null ? null : String(projectId)}
        onChange={(next) => onChange(next === null ? null : Number(next), parts)}
      />
      <fieldset>
        <legend className={classes.legend}>{t('projects.making.parts')}</legend>
        <Row gap={4} lineGap={2}>
          {PROJECT_PARTS.map((part) => (
            <Checkbox
              key={part}
              label={t(`projects.part.${part}`)}
              checked={parts.includes(part)}
              onChange={(isOn) =>
                onChange(
                  projectId,
                  PROJECT_PARTS.filter((one) => (one === part ? isOn : parts.includes(one))),
                )
              }
            />
          ))}
        </Row>
        <Text tone="faint" size="small">
          {t('projects.making.noPeople')}
        </Text>
      </fieldset>
    </Stack>
  )
}
