import { Stack, Text } from '#layout'
import { DialogFrame, LanguageFields, SelectField } from '#ui'
import { useGroupWords, errorText, refusalOf, useTexts } from '#shared'
import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import { useState } from 'react'
import { isWithin } from './group-tree.ts'
import { groupText } from './row.ts'
import type { Groups } from './use-groups.ts'

/** A group that is made or changed: a new one within a parent, one by its path, or where actions go. */
export interface GroupDraft {
  readonly parent: readonly string[]
  /** The group as it is; nothing for a new one. */
  readonly path?: readonly string[]
  /** Actions that are to be put into a group, instead. */
  readonly actions?: readonly number[]
}

interface Props {
  readonly draft: GroupDraft
  readonly paths: readonly (readonly string[])[]
  readonly groups: Groups
  readonly onClose: () => void
}

/** The name of a group in all languages, and the group that it is within; or where actions go. */
export function GroupDialog({ draft, paths, groups, onClose }: Props) {
  const { t } = useTexts()
  const groupWords = useGroupWords()
  const name = draft.path?.at(-1) ?? ''
  const [names, setNames] = useState<TextByLanguage>(() => ({
    ...(name !== '' && groups.namesOf(name)),
    el: name,
  }))
  const [parent, setParent] = useState(groupText(draft.parent) || null)
  const [problem, setProblem] = useState<string>()
  const { path, actions } = draft
  const parents = paths.filter((one) => one.length < 6 && !(path && isWithin(one, path)))

  async function save(): Promise<void> {
    const into = parents.find((one) => groupText(one) === parent) ?? []
    if (actions) {
      groups.put(actions, into)
      return onClose()
    }
    const { el = '', ...others } = names
    const next = el.replaceAll('/', ' ').trim()
    if (next === '') return setProblem(t('rule.required'))
    try {
      await groups.save(path, [...into, next], others)
      return onClose()
    } catch (error) {
      return setProblem(refusalOf(error, 'To') || errorText(error, t))
    }
  }
  const title = actions
    ? t('actions.groups.move')
    : (path && groupWords(path)) || t('actions.groups.new')
  return (
    <DialogFrame
      title={title}
      confirmLabel={t('actions.groups.save')}
      onCancel={onClose}
      onConfirm={() => void save()}
    >
      <Stack gap={3}>
        {!actions && (
          <LanguageFields
            name={t('actions.groups.name')}
            value={names}
            maxLength={200}
            errorOf={(language) => language === 'el' && problem}
            onChange={(next) => {
              setNames(next)
              setProblem(undefined)
            }}
          />
        )}
        <SelectField
          label={t('actions.groups.within')}
          none={actions ? t('actions.table.noGroup') : t('actions.groups.top')}
          options={parents.map((one) => ({ value: groupText(one), label: groupWords(one) }))}
          value={parent}
          onChange={setParent}
        />
        {actions && problem && <Text tone="failure">{problem}</Text>}
      </Stack>
    </DialogFrame>
  )
}
